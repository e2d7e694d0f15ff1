import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { colleague } from '../fixtures/colleague';
import { expectClean } from '../fixtures/expect-clean';
import { scan } from '../fixtures/scanner';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const BARCODE = '4006381333931';
const PLACE = 'A-01-11';

/** Counts as people on the floor do: the place, so many pieces one by one, and no more. */
async function countBlind(page: Page, pieces: number) {
  const question = page.getByRole('region', { name: 'What is asked now' }).getByRole('heading', { level: 2 });
  await expect(question).toHaveText(`Go to ${PLACE} and scan it`);
  await scan(page, PLACE);
  await expect(question).toHaveText('Scan all that lies here');
  // Nothing on the page says how many should lie there.
  await expect(page.getByRole('main')).not.toContainText(/\b40\b/);
  await scan(page, ...Array.from({ length: pieces }, () => BARCODE));
  await expect(page.getByLabel('Quantity of FOIL-500, Piece')).toHaveValue(String(pieces));
  await page.getByRole('button', { name: 'This is all that lies here' }).click();
}

test('a warehouse is laid out, filled, counted twice and corrected, and a dashboard elsewhere shows all of it live', async ({
  newCompany,
  browserOf,
  request,
  server,
}) => {
  const { page, person: owner } = await newCompany();
  const act = await actingAs(request, server.url, owner);
  const { myRoles } = await act<{ myRoles: { id: string; name: string }[] }>('GET', '/mycompany/roles');
  const manager = myRoles.find(({ name }) => name === 'Manager')?.id;
  const phone = { viewport: { width: 320, height: 640 } };
  const first = await browserOf(await colleague(request, server.url, act), phone);
  const second = await browserOf(await colleague(request, server.url, act), phone);
  const { page: board } = await browserOf(await colleague(request, server.url, act, manager));

  // It is open from before there is anything, and is not loaded again.
  await board.goto('/dashboard');
  await new Frame(board).expectLive();
  await board.evaluate(() => Object.assign(globalThis, { isLoadedOnce: true }));
  const figure = (list: string, name: string) =>
    board.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name });
  await expect(figure('Figures', 'Warehouses')).toContainText('0');

  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Add warehouse' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Hall 7');
  await dialog.getByRole('button', { name: 'Add warehouse' }).click();
  await expect(figure('Figures', 'Warehouses')).toContainText('1');
  await page.getByRole('link', { name: 'Hall 7' }).click();
  await page.getByRole('button', { name: 'Lay out the warehouse' }).click();
  await page.getByLabel('Aisles', { exact: true }).fill('0');
  await expect(page.getByText('Enter a whole number from 1 to 200')).toBeVisible();
  await page.getByLabel('Aisles', { exact: true }).fill('1');
  await page.getByLabel('Bays along an aisle').fill('2');
  await page.getByLabel('Levels', { exact: true }).fill('2');
  await expect(page.getByRole('img', { name: /^10 places in 1 aisle/ })).toBeVisible();
  await expectClean(page, 'the form of a layout');
  await page.getByRole('button', { name: 'Lay out', exact: true }).click();
  await expect(page.getByText('Laid out: 10 added, 0 kept, 0 removed', { exact: true }).first()).toBeVisible();
  // Eight of the places are to store in.
  await expect(figure('Work and stock', 'Storage places in use')).toContainText('0%');

  const parts = page.getByRole('navigation', { name: 'Parts of the inventory' });
  await page.getByRole('link', { name: 'Inventory', exact: true }).first().click();
  const barcodes = [{ code: BARCODE, unit: 'each' }];
  await act('POST', '/sku', { code: 'FOIL-500', name: 'Pallet foil', barcodes });
  await parts.getByRole('link', { name: 'Stock' }).click();
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('menuitem', { name: 'Receive' }).click();
  await dialog.getByLabel('SKU or barcode').fill(BARCODE);
  await dialog.getByLabel('Quantity').fill('40');
  await dialog.getByLabel('To place').fill(PLACE);
  await dialog.getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByRole('grid', { name: 'Stock' }).getByRole('row', { name: PLACE })).toContainText('40');
  await expect(figure('Work and stock', 'Storage places in use')).toContainText('12.5%');

  await parts.getByRole('link', { name: 'Counts' }).click();
  await page.getByRole('button', { name: 'Ask for a count' }).first().click();
  await dialog.getByRole('radio', { name: 'Where the SKUs of a class lie' }).check();
  await dialog.getByRole('radio', { name: 'C', exact: true }).check();
  await dialog.getByRole('button', { name: 'Ask for a count' }).click();
  const counts = page.getByRole('grid', { name: 'Counts' }).getByRole('row', { name: PLACE });
  await expect(counts).toContainText('0 of 1');
  await expect(figure('Work and stock', 'Open tasks')).toContainText('1');

  await first.page.goto('/inventory/floor/count');
  await countBlind(first.page, 3);
  const done = (one: Page) => one.getByRole('region', { name: 'Just done' }).getByRole('listitem').first();
  await expect(done(first.page)).toContainText('Waits for a second count');
  // Nobody counts their own count again.
  await expect(first.page.getByText('Nothing to count')).toBeVisible();
  await second.page.goto('/inventory/floor/count');
  await countBlind(second.page, 3);
  await expect(done(second.page)).toContainText('Waits for approval');
  const need = board.getByRole('region', { name: 'Needs you today' });
  await expect(need.getByRole('link', { name: '1 count waits for approval' })).toBeVisible();

  await page.getByRole('radio', { name: 'To approve' }).click();
  const differences = page.getByRole('grid', { name: 'Differences to approve' });
  await differences.getByRole('button', { name: PLACE, exact: true }).click();
  await expect(dialog.getByRole('row', { name: /FOIL-500/ })).toContainText(/40.*3.*3.*-37/);
  await expectClean(page, 'a difference to approve');
  await dialog.getByRole('button', { name: 'Book the difference' }).click();
  await expect(page.getByText('No difference waits for approval')).toBeVisible();

  await parts.getByRole('link', { name: 'Moves' }).click();
  const moves = page.getByRole('grid', { name: 'Moves' }).getByRole('row', { name: /Count/ });
  await expect(moves).toContainText('FOIL-500');
  await expect(moves).toContainText(PLACE);
  await expect(moves).toContainText('37');
  await parts.getByRole('link', { name: 'Stock' }).click();
  const stock = page.getByRole('grid', { name: 'Stock' }).getByRole('row', { name: PLACE });
  await expect(stock.getByRole('gridcell', { name: '3', exact: true }).first()).toBeVisible();
  await parts.getByRole('link', { name: 'Proof' }).click();
  await expect(page.getByText('The stock is what the moves come to.', { exact: true })).toBeVisible();

  await expect(need.getByRole('link', { name: /waits? for approval/ })).toHaveCount(0);
  await expect(figure('Work and stock', 'Open tasks')).toContainText('0');
  // The range that a dashboard begins with was long ago.
  await board.getByRole('button', { name: 'Show the latest days' }).click();
  await expect(figure('Work and stock', 'Stock accuracy')).toContainText('0%');
  expect(await board.evaluate(() => 'isLoadedOnce' in globalThis)).toBe(true);
  await expectClean(board, 'a dashboard that was open all the while');
});
