import path from 'node:path';
import { expectClean } from '../fixtures/expect-clean';
import { drawsPictures, picture } from '../fixtures/picture';
import { scan } from '../fixtures/scanner';
import { expect, test } from '../fixtures/test';

const ORDERS = path.resolve(import.meta.dirname, '../../docs/tour/morning-orders.csv');
const demo = (email: string) => ({ email, password: 'slotwise-demo', firstName: '', lastName: '' });
const PLANNER = demo('anneke.de.vries@alderbrook.example');
const PICKER = demo('kenji.watanabe@alderbrook.example');
/** A search of one minute finds more, and its figures stand in the pictures. */
const SEARCH = drawsPictures ? '1 minute' : '10 seconds';

/** The steps of docs/tour.md, one after the other. */
test('the tour: what is wrong in the warehouse, what a plan finds, and how it is acted upon', async ({ browserOf }) => {
  test.setTimeout(900_000);
  const looks = { reducedMotion: 'reduce', colorScheme: 'light' } as const;
  const { page } = await browserOf(PLANNER, { ...looks, viewport: { width: 1280, height: 800 } });
  const { page: phone } = await browserOf(PICKER, { ...looks, viewport: { width: 360, height: 740 } });

  await test.step('1. Anneke opens the dashboard', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('2 of 4 done')).toBeVisible();
    await expect(page.getByRole('link', { name: /^5 SKUs are to be replenished/ })).toBeVisible();
    await picture(page, '1-dashboard');
  });

  await test.step('2. She looks where the work is', async () => {
    await page.getByRole('link', { name: 'Begin a search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slotting of Main Warehouse' })).toBeVisible();
    const busiest = page.getByRole('table', { name: 'Busiest bays' });
    await busiest.scrollIntoViewIfNeeded();
    await expect(busiest.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('heading', { name: 'Where the work is' }).evaluate((title) => title.scrollIntoView());
    await picture(page, '2-where-the-work-is');
  });

  await test.step('3. She has a plan searched', async () => {
    await page.getByLabel('Search for').selectOption({ label: SEARCH });
    await page.getByRole('button', { name: 'Search for a plan' }).click();
    const run = page.getByRole('region', { name: 'Latest search' });
    await expect(run.getByText('Done', { exact: true })).toBeVisible({ timeout: 150_000 });
    await expect(run.getByText(/^Best found: [\d.]+% less work than today on orders/)).toBeVisible();
    await run.evaluate((title) => title.scrollIntoView());
    await picture(page, '3-what-was-found');
    await expectClean(page, 'what the tour’s search found');
  });

  await test.step('4. She takes the ten best moves', async () => {
    await page.getByRole('link', { name: 'Choose moves of this plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose moves' })).toBeVisible();
    await page.getByLabel('Stop at').selectOption({ label: 'Best moves' });
    await page.getByLabel('Number of moves').fill('10');
    await expect(page.getByText(/^These \d+ moves save/)).toBeVisible();
    await picture(page, '4-choose-moves');
    await page.getByRole('button', { name: 'Make a proposal' }).click();
  });

  await test.step('5. They are approved and put on the floor', async () => {
    const moves = page.getByRole('grid', { name: 'Moves of the proposal' });
    await expect(moves.getByText('Open', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Approve all open' }).click();
    await expect(moves.getByText('Open', { exact: true })).toHaveCount(0);
    await picture(page, '5-approved');
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await page.getByRole('button', { name: 'Put on the floor' }).click();
    await expect(page.getByRole('main').getByText('On the floor', { exact: true })).toBeVisible();
  });

  const question = phone.getByRole('region', { name: 'What is asked now' }).getByRole('heading', { level: 2 });
  await test.step('6. Kenji carries out the first of them, with his phone', async () => {
    await phone.goto('/inventory/floor');
    const warehouses = phone.getByLabel('Warehouse');
    // Once it is known how much waits in each, the options say it.
    const main = warehouses.getByRole('option', { name: /^Main Warehouse \(\d+ open tasks\)$/ });
    await warehouses.selectOption(await main.getAttribute('value'));
    await phone.getByRole('link', { name: /^Moves of a plan/ }).click();
    await expect(question).toHaveText(/^Fetch \S+ from \S+$/);
    await picture(phone, '6-fetch');
    const [, sku = ''] = /^Fetch (\S+) from/.exec((await question.textContent()) ?? '') ?? [];
    await scan(phone, sku);
    await expect(question).toHaveText(/^Put \S+ into \S+$/);
    const [, to = ''] = /into (\S+)$/.exec((await question.textContent()) ?? '') ?? [];
    await scan(phone, to);
    await expect(phone.getByRole('region', { name: 'Just done' }).getByRole('listitem').first()).toContainText(
      'Booked',
    );
  });

  await test.step('7. The orders of the morning come in as a file, and are released', async () => {
    await page.goto('/inventory/imports');
    await page.getByRole('button', { name: 'Import file' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Open orders' }).click();
    await dialog.locator('input[type=file]').setInputFiles(ORDERS);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('list', { name: 'Columns of the file' })).toBeVisible();
    await page.getByLabel('Warehouse').selectOption({ label: 'Main Warehouse' });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('button', { name: 'Import 5 rows' })).toBeVisible();
    await picture(page, '7-import');
    await page.getByRole('button', { name: 'Import 5 rows' }).click();
    await expect(page.getByRole('main').getByText('5 rows imported', { exact: true })).toBeVisible();
    await page.goto('/inventory/orders?status=open');
    await page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: 'SO-300001' }).click();
    // Each row of the list before has such a button.
    await expect(page.getByRole('heading', { level: 1, name: /SO-300001/ })).toBeVisible();
    await page.getByRole('button', { name: 'Release to pick' }).click();
    await expect(page.getByRole('button', { name: 'Release to pick' })).toHaveCount(0);
  });

  await test.step('8. Kenji picks them', async () => {
    await phone.goto('/inventory/floor');
    await phone.getByRole('link', { name: /^Pick/ }).click();
    await phone.getByRole('list', { name: 'Pick lists' }).getByRole('link').click();
    const place = phone.getByRole('heading', { level: 2 }).first();
    await expect(phone.getByText('Stop 1 of 2')).toBeVisible();
    await scan(phone, (await place.textContent()) ?? '');
    await expect(phone.locator('[data-verdict]')).toHaveText('Right place');
    await picture(phone, '8-pick');
    await phone.getByRole('button', { name: /^Picked/ }).click();
    await expect(phone.getByText('Stop 2 of 2')).toBeVisible();
    await scan(phone, (await place.textContent()) ?? '');
    await expect(phone.locator('[data-verdict]')).toHaveText('Right place');
    await phone.getByRole('button', { name: /^Picked/ }).click();
    await expect(phone.getByRole('main').getByText('All stops are done', { exact: true })).toBeVisible();
    await expectClean(phone, 'the end of a pick list', { rules: { region: { enabled: false } } });
  });

  await test.step('9. The dashboard says what was promised, and the ledger who did it', async () => {
    await page.goto('/dashboard');
    const gain = page.getByRole('region', { name: 'Plans: promised and realised' });
    await expect(gain.getByRole('link', { name: /^Best 10 moves/ })).toBeVisible();
    await page.goto('/inventory/moves?kind=pick');
    await expect(
      page
        .getByRole('grid')
        .getByRole('row', { name: /HA-10007/ })
        .first(),
    ).toContainText('Kenji Watanabe');
  });
});
