import type { Page } from '@playwright/test';
import { tooWide } from '../fixtures/expect-clean';
import { declaredScreens } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

/** Of the demonstration's company, whose lists are full. */
const OWNER = {
  email: 'owner@alderbrook.example',
  password: 'slotwise-demo',
  firstName: 'Clara',
  lastName: 'Whitfield',
};

/** Goes to a screen as Back and Forward do, without loading the page again, which takes many times as long. */
async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const { locale, viewport } of [
  { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { locale: 'de-DE', viewport: { width: 320, height: 740 } },
]) {
  test(`each screen of any manifest opens and is no wider than its room, in ${locale} at ${viewport.width} px`, async ({
    browserOf,
    server,
  }) => {
    const { page } = await browserOf(OWNER, { locale, viewport });
    const screens = (await declaredScreens(server.url)).filter(({ access }) => access !== 'visitor');
    expect(screens.length).toBeGreaterThan(20);
    await page.goto('/dashboard');
    let title = '';
    for (const { path } of screens) {
      // Each has a title of its own, which comes with its heading. A step is taken again if the one before was still on its way.
      await expect(async () => {
        await goWithin(page, path);
        await expect(page, path).not.toHaveTitle(title, { timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      title = await page.title();
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0);
      expect.soft(await tooWide(page), `${path} is wider than its room`).toEqual([]);
    }
  });
}
