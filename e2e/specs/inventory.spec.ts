import { readFile } from 'node:fs/promises';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { newWarehouse } from '../fixtures/warehouse';

test('a SKU is added, received, found in stock, moved, and its move undone', async ({
  newCompany,
  request,
  server,
}) => {
  const { page, person } = await newCompany();
  const act = await actingAs(request, server.url, person);
  await newWarehouse(act, 'A-01');

  await page.goto('/inventory');
  await page.getByRole('navigation', { name: 'Parts of the inventory' }).getByRole('link', { name: 'SKUs' }).click();
  await page.getByRole('button', { name: 'Add SKU' }).first().click();
  let dialog = page.getByRole('dialog');
  await dialog.getByLabel('SKU', { exact: false }).first().fill('FOIL-500');
  await dialog.getByLabel('Name', { exact: false }).first().fill('Pallet foil');
  await dialog.getByRole('button', { name: 'Add barcode' }).click();
  await dialog.getByLabel('Barcode', { exact: true }).fill('4006381333931');
  await dialog.getByRole('button', { name: 'Add SKU' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FOIL-500' })).toBeVisible();

  const book = async (what: string) => {
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByRole('menuitem', { name: what }).click();
    dialog = page.getByRole('dialog');
  };
  await book('Receive');
  await dialog.getByLabel('Quantity').fill('10');
  await dialog.getByLabel('To place').fill('dock');
  await dialog.getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByText('Received 10 pieces of FOIL-500', { exact: true }).first()).toBeVisible();
  const stock = page.getByRole('grid', { name: 'Stock' });
  await expect(stock.getByRole('row', { name: /DOCK/ })).toContainText('10');
  // Without the notice, which is on its way out.
  await page.reload();
  await expect(stock.getByRole('row', { name: /DOCK/ })).toContainText('10');
  await expectClean(page, 'the page of a SKU');

  // The scan is a barcode; a place is proposed, and another one taken that does not exist.
  await page.goto('/inventory/stock');
  await expect(stock.getByRole('row', { name: /DOCK/ })).toBeVisible();
  await expectClean(page, 'the stock');
  await book('Put away');
  await dialog.getByLabel('SKU or barcode').fill('4006381333931');
  await dialog.getByLabel('Quantity').fill('4');
  await dialog.getByLabel('From place').fill('DOCK');
  await dialog.getByRole('button', { name: /^A-01/ }).click();
  await dialog.getByRole('button', { name: 'Put away' }).click();
  const notice = page.getByText('Put away 4 pieces of FOIL-500', { exact: true }).first();
  await expect(notice).toBeVisible();
  await expect(stock.getByRole('row', { name: /A-01/ })).toContainText('4');
  await expect(stock.getByRole('row', { name: /DOCK/ })).toContainText('6');

  // Sorted by its places, forwards and backwards, by keyboard too, and handed over as a file.
  const header = stock.getByRole('columnheader', { name: /^Place/ });
  const byPlace = header.getByRole('button', { name: 'Place', exact: true });
  await byPlace.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(stock.getByRole('row').nth(1)).toContainText('A-01');
  await byPlace.press('Enter');
  await expect(page).toHaveURL(/sort=-location/);
  await expect(stock.getByRole('row').nth(1)).toContainText('DOCK');
  await page.getByRole('button', { name: 'Export' }).click();
  const sent = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = await readFile(await (await sent).path(), 'utf8');
  expect(file.trim().split('\r\n').slice(1).sort()).toEqual([
    'A-01,FOIL-500,,,available,4',
    'DOCK,FOIL-500,,,available,6',
  ]);

  await page.getByRole('link', { name: 'Moves' }).click();
  const moves = page.getByRole('grid', { name: 'Moves' });
  await moves.getByRole('row', { name: /Put away/ }).hover();
  await moves
    .getByRole('row', { name: /Put away/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 4 pieces of FOIL-500', { exact: true }).first()).toBeVisible();
  await expect(moves.getByRole('row')).toHaveCount(4);
  await page.getByRole('link', { name: 'Stock' }).click();
  await expect(stock.getByRole('row', { name: /DOCK/ })).toContainText('10');
  await expect(stock.getByRole('row', { name: /A-01/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Proof' }).click();
  await expect(page.getByText('The stock is what the moves come to.', { exact: true })).toBeVisible();
});
