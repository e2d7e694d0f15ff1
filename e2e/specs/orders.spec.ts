import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { scan } from '../fixtures/scanner';
import { expect, test } from '../fixtures/test';
import { newWarehouse } from '../fixtures/warehouse';

const BARCODE = '4006381333931';

/** Fills the first line of the open dialog. */
async function fillLine(page: Page, sku: string, quantity: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('SKU or barcode 1').fill(sku);
  await dialog.getByLabel('Quantity 1').fill(quantity);
  return dialog;
}

test('an order is added, released, picked short on a phone and told so; a receipt comes in parts, over, and is closed', async ({
  newCompany,
  request,
  server,
}) => {
  const { page, person } = await newCompany('Mill Street Goods');
  const act = await actingAs(request, server.url, person);
  const { warehouseId, places } = await newWarehouse(act, 'A-01');
  const barcodes = [{ code: BARCODE, unit: 'each' }];
  const { sku } = await act<{ sku: { id: string } }>('POST', '/sku', {
    code: 'FOIL-500',
    name: 'Pallet foil',
    barcodes,
  });
  const move = { key: 'first', sku_id: sku.id, quantity: 5, to_location_id: places.get('A-01') };
  await act('POST', '/stock/receive', { warehouse_id: warehouseId, moves: [move] });

  await page.goto('/inventory/orders');
  await page.getByRole('button', { name: 'Add order' }).click();
  // A barcode becomes the code of its SKU.
  const orderDialog = await fillLine(page, BARCODE, '5');
  await expect(orderDialog.getByLabel('SKU or barcode 1')).toHaveValue('FOIL-500');
  await orderDialog.getByLabel('Order', { exact: false }).first().fill('SO-1');
  await expectClean(page, 'a new order');
  await orderDialog.getByRole('button', { name: 'Add order' }).click();
  await expect(orderDialog).toHaveCount(0);
  await page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: 'SO-1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SO-1' })).toBeVisible();
  await page.getByRole('button', { name: 'Release to pick' }).click();
  await expect(page.getByRole('button', { name: 'Release to pick' })).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/inventory/floor/pick');
  await page.getByRole('list', { name: 'Pick lists' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'A-01' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
  await scan(page, BARCODE, BARCODE, BARCODE);
  await expect(page.locator('[data-verdict]', { hasText: '3 of 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Not enough there' }).click();
  await page.getByRole('button', { name: 'Report 2 missing' }).click();
  await expect(page.getByRole('main').getByText('All stops are done', { exact: true })).toBeVisible();

  // The rest is nowhere: the order is open again with it, and the ledger says what was picked.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/inventory/orders?status=open');
  const row = page.getByRole('grid', { name: 'Orders' }).getByRole('row', { name: /SO-1/ });
  await expect(row).toContainText('3 of 5');
  await row.getByRole('link', { name: 'SO-1' }).click();
  await page.getByRole('radio', { name: 'Stops' }).click();
  const stop = page.getByRole('grid', { name: 'Stops' }).getByRole('row', { name: /A-01/ });
  await expect(stop).toContainText('Short');
  await expect(stop).toContainText('Not there');
  await page.goto('/inventory/moves?kind=pick');
  await expect(page.getByRole('grid').getByRole('row', { name: /FOIL-500/ })).toContainText('3');

  await page.goto('/inventory/receipts');
  await page.getByRole('button', { name: 'Announce receipt' }).click();
  const announce = await fillLine(page, 'FOIL-500', '10');
  await announce.getByLabel('Receipt', { exact: false }).first().fill('RC-1');
  await announce.getByRole('button', { name: 'Announce receipt' }).click();
  await expect(announce).toHaveCount(0);
  await page.getByRole('grid', { name: 'Receipts' }).getByRole('link', { name: 'RC-1' }).click();
  const lines = page.getByRole('grid', { name: 'Lines of the receipt' });
  const line = lines.getByRole('row', { name: /FOIL-500/ });
  await expect(line).toContainText('10 missing');
  await line.getByRole('button', { name: /^Receive/ }).click();
  const receive = page.getByRole('dialog');
  await expect(receive.getByLabel('To place')).toHaveValue('DOCK');
  await receive.getByLabel('Quantity').fill('6');
  await expectClean(page, 'what has arrived of a line', { rules: { region: { enabled: false } } });
  await receive.getByRole('button', { name: 'Receive' }).click();
  await expect(receive).toHaveCount(0);
  await expect(line).toContainText('4 missing');

  await page.getByRole('button', { name: 'Receive by scanning' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('heading', { level: 2, name: 'Scan what has come in' })).toBeVisible();
  await scan(page, BARCODE, BARCODE, BARCODE, BARCODE);
  await expect(page.getByLabel('Quantity of FOIL-500, Piece')).toHaveValue('4');
  await scan(page, BARCODE);
  await expect(page.getByRole('heading', { level: 2, name: 'Is there really more of FOIL-500?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, count it' }).click();
  await expect(page.getByLabel('Quantity of FOIL-500, Piece')).toHaveValue('5');
  // Recent announcements stand beside the landmarks.
  await expectClean(page, 'a receipt on the floor', { rules: { region: { enabled: false } } });
  await page.getByRole('button', { name: 'Receive 5 pieces' }).click();
  await expect(page.getByRole('region', { name: 'Just done' }).getByRole('listitem').first()).toContainText('Booked');
  await expect(page.getByRole('region', { name: 'On this receipt' })).toContainText('11 of 10 booked');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/inventory/receipts?status=receiving');
  await page.getByRole('grid', { name: 'Receipts' }).getByRole('link', { name: 'RC-1' }).click();
  await expect(line).toContainText('1 too many');
  await page.getByRole('button', { name: 'Close receipt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close receipt' }).click();
  await expect(page.getByRole('button', { name: 'Receive by scanning' })).toHaveCount(0);
  await expect(line.getByRole('button', { name: /^Receive/ })).toHaveCount(0);
});
