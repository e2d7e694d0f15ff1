import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, expectClean, ROOM_RULES } from '../fixtures/expect-clean';
import { drawPart, partAddress, type PartLook } from '../fixtures/parts-page';
import { test } from '../fixtures/parts-test';

interface Look extends PartLook {
  /** Rules whose result this look can change. The first is asked everything. */
  only?: readonly string[];
}

const LOOKS: Readonly<Record<string, Look>> = {
  'light, on a small phone': { theme: 'light', locale: 'en', density: 'comfortable', width: 320 },
  'dark, compact': {
    ...{ theme: 'dark', locale: 'en', density: 'compact', width: 1280 },
    only: [...COLOUR_RULES, ...ROOM_RULES],
  },
  'high contrast': {
    ...{ theme: 'high-contrast', locale: 'en', density: 'comfortable', width: 1280 },
    only: COLOUR_RULES,
  },
  'with long words': {
    ...{ theme: 'light', locale: 'en-XA', density: 'comfortable', width: 480 },
    only: ROOM_RULES,
  },
  'from right to left': {
    ...{ theme: 'light', locale: 'en-XB', density: 'comfortable', width: 768 },
    only: ROOM_RULES,
  },
};

/** Opens the page and goes through all parts; those that cover the page are looked at state by state. */
async function eachPart(page: Page, url: string, look: Look, visit: (id: string, where: string) => Promise<void>) {
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.goto(url);
  const ids = (await page.locator('html').getAttribute('data-parts'))?.split(' ') ?? [];
  expect(ids.length, 'parts with states').toBeGreaterThan(5);
  for (const id of ids) {
    await drawPart(page, id, look);
    const main = page.locator('[data-part]');
    const covers = (await main.getAttribute('data-covers')) !== null;
    const names = JSON.parse((await main.getAttribute('data-states')) ?? '[]') as string[];
    expect(names.length, `states of ${id}`).toBeGreaterThan(0);
    if (!covers) await visit(id, id);
    // A layer over a page hides the rest of it from assistive technology: each of these, and the next part, begins
    // anew.
    for (const state of covers ? names : []) {
      await page.goto(partAddress(url, id, look, state));
      await drawPart(page, id, look, state);
      await visit(id, `${id}: ${state}`);
    }
    if (covers) await page.goto(url);
  }
}

for (const [name, look] of Object.entries(LOOKS)) {
  test(`every part in all its states, ${name}`, async ({ page, url }) => {
    await page.emulateMedia({
      colorScheme: look.theme === 'light' ? 'light' : 'dark',
      contrast: look.theme === 'high-contrast' ? 'more' : 'no-preference',
      reducedMotion: 'reduce',
    });
    // All of them are looked at before any is told: a part with a fault does not hide the next one.
    const faults: string[] = [];
    await eachPart(page, url, look, async (id, where) => {
      // Toasts stand beside the landmarks, in the shell as well: they are announced, and a list by themselves. The page
      // of the parts scrolls where all states of one are high, and in a skeleton nothing takes the focus.
      const excused = [
        ...(id === 'feedback/notices' ? ['region'] : []),
        ...(id.endsWith('-skeleton') ? ['scrollable-region-focusable'] : []),
      ];
      const rules = Object.fromEntries(excused.map((rule) => [rule, { enabled: false }]));
      const only = look.only?.filter((rule) => !excused.includes(rule));
      const fault = await expectClean(page, where, { rules, only }).catch((error: Error) => error);
      if (fault) faults.push(fault.message);
    });
    expect(faults).toEqual([]);
  });
}

test('everything that can be clicked is reached by Tab or arrows, and shows that it has the focus', async ({
  page,
  url,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const faults: string[] = [];
  await eachPart(page, url, LOOKS['dark, compact']!, async (_id, where) => {
    faults.push(...(await unreached(page)).map((fault) => `${where}: ${fault}`));
  });
  expect(faults).toEqual([]);
});

/**
 * Tabs through the page. An element that Tab passes over must be part of a group that arrows move in (a roving tab
 * stop), and a focused one must look otherwise than without the focus.
 */
async function unreached(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  const stops = new Set<string>();
  let hasLeft = false;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur?.());
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const target = element as HTMLElement;
      target.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length);
      const marked = [target, target.parentElement].some((one) => {
        if (!one) return false;
        return [undefined, '::after', '::before'].some((pseudo) => {
          const style = getComputedStyle(one, pseudo);
          const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
          // Fluent marks a link by a second line under its text.
          const underlined = style.textDecorationStyle === 'double';
          return outlined || underlined || style.boxShadow !== 'none' || style.transform === 'matrix(1, 0, 0, 1, 0, 0)';
        });
      });
      const isSentinel = target.hasAttribute('data-tabster-dummy');
      return {
        id: target.dataset.stop,
        name: `${target.tagName} ${target.textContent}`.slice(0, 60),
        marked,
        isSentinel,
      };
    });
    // Behind the last stop the focus leaves the page. A round that began in its middle goes on at its top.
    if (stop === null && !hasLeft) {
      hasLeft = true;
      continue;
    }
    if (stop === null || stops.has(stop.id)) break;
    stops.add(stop.id);
    if (!stop.marked && !stop.isSentinel) faults.add(`no mark of the focus: ${stop.name}`);
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
      .filter((one) => one.checkVisibility() && one.dataset.stop === undefined)
      .filter(
        (one) =>
          !one.matches(':disabled, [aria-hidden="true"], [data-page-title]') && !one.closest('[aria-hidden="true"]'),
      )
      .filter(
        (one) =>
          !one.closest(
            '[role="radiogroup"], [role="tablist"], [role="toolbar"], [role="menu"], [role="grid"], [role="listbox"], [data-arrow-keys]',
          ),
      )
      .filter((one) => !one.hasAttribute('data-tabster-dummy'))
      // The cross in a search box is for the pointer: Escape empties the box as well.
      .filter((one) => !(one.matches('[tabindex="-1"]') && one.closest('.fui-SearchBox')))
      // A dialog takes the focus by script when it opens: that it can hold it makes it no control.
      .filter((one) => !one.matches('[role="dialog"], [role="alertdialog"]'))
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`.slice(0, 60)),
  );
  return [...faults, ...missed.map((name) => `not reached: ${name}`)];
}
