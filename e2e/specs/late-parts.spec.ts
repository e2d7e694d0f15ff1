import { expect, test } from '../fixtures/test';

/** The chunk of the shell that has the lists' parts. */
const LISTS = /\/assets\/parts\.[\da-f]+\.js/;

test('a menu whose libraries cannot be fetched at first opens once they can', async ({ newCompany, guard }) => {
  guard.allow(/Failed to load resource|ERR_|Loading chunk|could not be fetched|loadShare|RUNTIME-/);
  const { page } = await newCompany('Late Goods');
  let refused = 0;
  await page.route(LISTS, (route) => {
    refused++;
    return route.abort();
  });
  await page.goto('/settings');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Late Goods' });
  await expect(menu).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await menu.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Late Goods' })).toBeHidden();
  await page.unroute(LISTS);
  await menu.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Late Goods' })).toBeVisible();
});
