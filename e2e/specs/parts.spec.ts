import { test as base, expect, type Page } from '@playwright/test';
import { ConsoleGuard } from '../fixtures/console-guard';
import { expectClean } from '../fixtures/expect-clean';
import { partAddress, servePartsPage, type PartLook } from '../fixtures/parts-page';

const test = base.extend<{ guard: ConsoleGuard }, { url: string }>({
  url: [
    async ({}, use) => {
      const server = await servePartsPage();
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await use(guard);
      expect(guard.unexpected(), 'complaints in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

const LOOKS: Readonly<Record<string, PartLook>> = {
  'light, on a small phone': { theme: 'light', locale: 'en', density: 'comfortable', width: 320 },
  'dark, compact': { theme: 'dark', locale: 'en', density: 'compact', width: 1280 },
  'high contrast': { theme: 'high-contrast', locale: 'en', density: 'comfortable', width: 1280 },
  'with long words': { theme: 'light', locale: 'en-XA', density: 'comfortable', width: 480 },
  'from right to left': { theme: 'light', locale: 'en-XB', density: 'comfortable', width: 768 },
};

interface ShownPart {
  id: string;
  /** States that cover the page and are looked at one by one; else undefined, for all of them at once. */
  states: (string | undefined)[];
}

async function partsOf(page: Page, url: string): Promise<ShownPart[]> {
  await page.goto(url);
  const ids = (await page.locator('html').getAttribute('data-parts'))?.split(' ') ?? [];
  expect(ids.length, 'parts with states').toBeGreaterThan(5);
  const parts: ShownPart[] = [];
  for (const id of ids) {
    await page.goto(`${url}/?part=${encodeURIComponent(id)}`);
    const main = page.locator('main[data-part]');
    await main.waitFor();
    const covers = (await main.getAttribute('data-covers')) !== null;
    const names = await page.locator('[data-states]').getAttribute('data-states');
    parts.push({ id, states: covers ? (JSON.parse(names ?? '[]') as string[]) : [undefined] });
  }
  return parts;
}

async function show(page: Page, url: string, id: string, look: PartLook, state?: string) {
  await page.goto(partAddress(url, id, look, state));
  await page.locator('[data-part]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

for (const [name, look] of Object.entries(LOOKS)) {
  test(`every part in all its states, ${name}`, async ({ page, url }) => {
    test.setTimeout(480_000);
    const parts = await partsOf(page, url);
    await page.emulateMedia({
      colorScheme: look.theme === 'light' ? 'light' : 'dark',
      contrast: look.theme === 'high-contrast' ? 'more' : 'no-preference',
      reducedMotion: 'reduce',
    });
    await page.setViewportSize({ width: look.width, height: 800 });
    for (const { id, states } of parts) {
      for (const state of states) {
        await show(page, url, id, look, state);
        await expectClean(page, [id, state].filter(Boolean).join(': '));
      }
    }
  });
}
