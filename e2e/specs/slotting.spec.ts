import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';

/** A company of the demonstration: its warehouse has stock, and a history of orders. */
const PLANNER = {
  email: 'owner@alderbrook.example',
  password: 'slotwise-demo',
  firstName: 'Clara',
  lastName: 'Whitfield',
};

test('a plan is searched, watched in two browsers, stopped in one, and its result read in both', async ({
  browserOf,
}) => {
  const { page } = await browserOf(PLANNER);
  const { page: other } = await browserOf(PLANNER);
  await page.goto('/slotting');
  await page.getByRole('list', { name: 'Warehouses' }).getByRole('link', { name: 'Main Warehouse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slotting of Main Warehouse' })).toBeVisible();
  // Another journey of this worker may have searched before.
  const map = page.getByRole('region', { name: 'Where the work is' });
  await expect(map.getByRole('table', { name: 'Busiest bays' }).getByRole('row')).not.toHaveCount(0);
  await expectClean(page, 'a warehouse before a search');
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByRole('region', { name: 'Where the work is' })).toBeVisible();

  await page.getByLabel('Search for').selectOption({ label: '5 minutes' });
  await page.getByRole('button', { name: 'Search for a plan' }).click();
  for (const each of [page, other]) {
    const run = each.getByRole('region', { name: 'Latest search' });
    await expect(run.getByText('Searching', { exact: true })).toBeVisible();
    await expect(run.getByRole('img', { name: /^Minutes of work a day under the best plan/ })).toBeVisible();
    await expect(run.getByRole('row', { name: /^Best found/ })).toBeVisible();
    // Another search waits for the end of this one.
    await expect(each.getByRole('button', { name: 'Search for a plan' })).toHaveAttribute('aria-disabled', 'true');
  }
  // The first that is tried is today's plan itself.
  await expect(page.getByText(/% less work than today/)).toBeVisible();
  await expectClean(page, 'a search');

  await other.getByRole('button', { name: 'Stop and keep the best plan' }).click();
  for (const each of [page, other]) {
    const run = each.getByRole('region', { name: 'Latest search' });
    await expect(run.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(
      run.getByText(/^Best found: [\d.]+% less work than today on orders that the search did not see$/),
    ).toBeVisible();
    await expect(
      run.getByText(/^Stopped before all was tried\. Best so far on the latest \d+ orders seen/),
    ).toBeVisible();
    const moves = each.getByRole('table', { name: 'SKUs that the plan puts elsewhere' });
    await expect(moves.getByRole('row').nth(1)).toBeVisible();
  }
  // The meaning of the colours, and the walk of an order on both.
  for (const heat of ['Weight picked', 'Golden zone', 'Congestion', 'Order lines']) {
    await map.getByLabel('Colours show').selectOption({ label: heat });
    await expect(map.getByRole('columnheader', { name: `${heat} under the plan` })).toBeVisible();
  }
  await map.getByLabel('Show moves').check();
  await map.getByLabel('Walk an order').check();
  await expect(map.getByText(/m today \(dashed\), \d[\d,]* m under the plan/)).toBeVisible();
  await map.getByRole('button', { name: 'Replay' }).click();
  await map.getByRole('slider', { name: 'Today and the plan' }).fill('0');
  await expect(map.getByRole('img', { name: /today/ })).toBeVisible();
  await expectClean(page, 'the result of a search');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectClean(page, 'the result of a search on a phone');
});
