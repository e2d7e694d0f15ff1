import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Nothing but the failure and a way on. */
async function expectLastResort(page: Page, heading: RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByRole('link')).toHaveText(['Reload page']);
}
async function expectReloadMends(page: Page) {
  await page.getByRole('link', { name: 'Reload page' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload page' })).toBeHidden();
}

for (const [what, file] of [
  ['the script that starts it', '**/assets/main.*.js'],
  ['a part of it', '**/assets/shell-code.*.js'],
] as const) {
  test(`a shell of which ${what} does not arrive says so, and comes back`, async ({ visitor: page, guard }) => {
    guard.allow(/ERR_FAILED/, /The page could not be started/);
    await page.route(file, (route) => route.abort());
    await page.goto('/landing');
    await expectLastResort(page, /^Slotwise could not be loaded$/);
    await page.unroute(file);
    await expectReloadMends(page);
  });
}

test('a shell that throws while it starts says what happened, and comes back', async ({ visitor: page, guard }) => {
  guard.allow(/The page could not be started/, /planted/);
  await page.goto('/landing');
  await page.evaluate(() => localStorage.setItem('planted', 'yes'));
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    if (localStorage.getItem('planted'))
      window.addEventListener = function (this: Window, type: string, ...rest: [never]) {
        if (type === 'resize') throw new Error('planted: no sizes');
        addEventListener.call(this, type, ...rest);
      } as typeof window.addEventListener;
  });
  await page.reload();
  await expectLastResort(page, /^Slotwise ran into a problem and has stopped$/);
  await expect(page.getByText('planted: no sizes')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('planted'));
  await expectReloadMends(page);
});
