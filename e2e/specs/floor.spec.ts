import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { scan } from '../fixtures/scanner';
import { expect, test } from '../fixtures/test';
import { newWarehouse } from '../fixtures/warehouse';

const BARCODE = '4006381333931';

/** The worker keeps the page once it has settled. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/.kept/state'))), { timeout: 30_000 })
    .toBe(true);

test('goods are received, put away and moved on a phone, the network cut in the middle', async ({
  newCompany,
  request,
  server,
  guard,
}) => {
  // The browser's own lines for refusals, and for calls that cannot leave.
  guard.allow(/status of 409/, /ERR_|EventSource|net::/);
  const { page, context, person } = await newCompany('Harbour Goods', {
    viewport: { width: 320, height: 640 },
    serviceWorkers: 'allow',
  });
  const act = await actingAs(request, server.url, person);
  const { warehouseId } = await newWarehouse(act, 'A-01', 'A-02');
  const barcodes = [{ code: BARCODE, unit: 'each' }];
  await act('POST', '/sku', { code: 'FOIL-500', name: 'Pallet foil', barcodes });
  // Never scanned on this phone before it has no network.
  const unread = { code: 'TAPE-1', name: 'Tape', barcodes: [{ code: '4006381333948', unit: 'each' }] };
  await act('POST', '/sku', unread);
  const question = page.getByRole('region', { name: 'What is asked now' }).getByRole('heading', { level: 2 });
  const verdict = page.locator('[data-verdict]');
  const done = page.getByRole('region', { name: 'Just done' }).getByRole('listitem');

  await page.goto('/inventory/floor');
  await expect(page.getByRole('heading', { level: 1, name: 'Floor work' })).toBeVisible();
  await expectClean(page, 'the menu of the floor');
  await page.getByRole('link', { name: /^Receive/ }).click();
  await expect(question).toHaveText('Scan what has come in');
  const topOfButton = async () => (await page.getByRole('button', { name: 'Take this code' }).boundingBox())?.y;
  const before = await topOfButton();
  await scan(page, '0000000000017');
  await expect(verdict).toHaveText('Unknown code 0000000000017. Nothing is booked.');
  // A second tap hits what the first one hit.
  expect(await topOfButton()).toBe(before);
  await scan(page, ...Array.from({ length: 10 }, () => BARCODE));
  await expect(page.getByLabel('Quantity of FOIL-500, Piece')).toHaveValue('10');
  await expectClean(page, 'what was scanned');
  await page.getByRole('button', { name: 'Receive 10 pieces' }).click();
  await expect(done.first()).toContainText('Booked');

  await page.goto('/inventory/floor/put-away');
  await expect(question).toHaveText('Scan what you put away');
  // Done work stays in sight when the page is opened anew.
  await expect(done.first()).toContainText('Received 10 × FOIL-500 at DOCK');
  await scan(page, BARCODE, BARCODE, BARCODE, BARCODE);
  await expect(page.getByLabel('Quantity of FOIL-500, Piece')).toHaveValue('4');
  await expect(page.getByRole('button', { name: /^A-01 ?short walk/ })).toBeVisible();
  await expectClean(page, 'the proposed place');
  await scan(page, 'A-01');
  await expect(done.first()).toContainText('Put away 4 × FOIL-500 into A-01');
  await expect(done.first()).toContainText('Booked');

  await isKept(page);
  await page.getByRole('navigation', { name: 'Pages above' }).getByRole('link', { name: 'Floor work' }).click();
  await page.getByRole('link', { name: /^Move From/ }).click();
  await expect(question).toHaveText('Scan the place that you take it from');
  await scan(page, 'A-01', BARCODE);
  await expect(question).toHaveText('Scan the place that you put it into');
  await context.setOffline(true);
  await scan(page, 'A-02');
  await expect(verdict).toHaveText('Kept, waits for the network: Moved 1 piece of FOIL-500 to A-02');
  await scan(page, BARCODE);
  await expect(question).toHaveText('Scan the place that you put it into');
  await scan(page, 'A-02');
  await expect(done.filter({ hasText: 'Waiting for the network' })).toHaveCount(2);
  await expect(page.getByText('2 changes are kept on this device', { exact: false }).first()).toBeVisible();
  await expectClean(page, 'what waits for the network');
  const stock = async () => {
    const { items } = await act<{ items: { location: { code: string }; onHand: number }[] }>('GET', '/stock');
    return Object.fromEntries(items.map(({ location, onHand }) => [location.code, onHand]));
  };
  expect(await stock()).toEqual({ DOCK: 6, 'A-01': 4 });

  // Loaded anew, and opened once more, without network: the page, the person, the places and the goods are known.
  await page.reload();
  await expect(question).toHaveText('Scan the place that you take it from');
  await expect(done.filter({ hasText: 'Waiting for the network' })).toHaveCount(2);
  await scan(page, 'A-01', BARCODE, BARCODE);
  await expect(question).toHaveText('Scan the place that you put it into');
  await scan(page, 'DOCK');
  await expect(done.filter({ hasText: 'Waiting for the network' })).toHaveCount(3);
  const other = await context.newPage();
  await other.goto('/inventory/floor');
  await expect(other.getByRole('link', { name: /^Put away/ })).toBeVisible();
  await expectClean(other, 'the menu without network');
  await other.getByRole('link', { name: /^Receive/ }).click();
  await expect(other.getByRole('heading', { name: 'Scan what has come in' })).toBeVisible();
  await scan(other, '4006381333948', '9990000000003');
  await expect(other.getByLabel('Quantity of TAPE-1, Piece')).toHaveValue('1');
  await expect(other.locator('[data-verdict]')).toContainText('This scan was not kept');
  await other.getByLabel('Quantity of TAPE-1, Piece').fill('3,5');
  await expect(other.getByText('Enter a whole number.', { exact: false })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Receive \d+ piece/ })).toBeDisabled();
  await expectClean(other, 'a number that is none');
  await other.close();

  // Somebody else takes a piece meanwhile, so that the last of the three is one too many.
  const { items: known } = await act<{ items: { code: string; id: string }[] }>(
    'GET',
    `/locations?warehouse_id=${warehouseId}`,
  );
  const idOf = (code: string) => known.find((one) => one.code === code)?.id;
  const { sku } = await act<{ sku: { id: string } }>('GET', '/sku?code=FOIL-500');
  const taken = { sku_id: sku.id, quantity: 1, from_location_id: idOf('A-01'), to_location_id: idOf('DOCK') };
  await act('POST', '/stock/move', { warehouse_id: warehouseId, moves: [{ ...taken, key: 'elsewhere' }] });
  await context.setOffline(false);
  await expect(done.filter({ hasText: 'Waiting' })).toHaveCount(0);
  await expect(done.filter({ hasText: 'Refused, nothing booked' })).toHaveCount(1);
  expect(await stock()).toEqual({ DOCK: 7, 'A-01': 1, 'A-02': 2 });
  await expectClean(page, 'what the server has refused');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await page.getByLabel('Quantity of FOIL-500').fill('1');
  await page.getByRole('button', { name: 'Send again' }).click();
  // By its letters: refused entries say that nothing is booked.
  await expect(done.filter({ hasText: /Booked/ })).toHaveCount(5);
  expect(await stock()).toEqual({ DOCK: 8, 'A-02': 2 });
  const { items: moves } = await act<{ items: { kind: string; quantity: number; to: { code: string } | null }[] }>(
    'GET',
    '/stock/moves?kind=move',
  );
  expect(moves.map(({ quantity, to }) => [quantity, to?.code])).toEqual([
    [1, 'DOCK'],
    [1, 'A-02'],
    [1, 'A-02'],
    [1, 'DOCK'],
  ]);

  await done.first().getByRole('button', { name: /^Undo/ }).click();
  await expect(done.filter({ hasText: 'Undone' })).toHaveCount(1);
  expect(await stock()).toEqual({ DOCK: 7, 'A-01': 1, 'A-02': 2 });

  // Where it is picked it has run low: the supervisor releases a task, which is done without network.
  const levels = { min_stock: 1, max_stock: 5, places: [{ location_id: idOf('A-01') }] };
  await act('PATCH', '/sku', { sku_id: sku.id, ...levels });
  await page.goto('/inventory/replenish?waiting=yes');
  await expect(page.getByText('2 from A-02')).toBeVisible();
  await expectClean(page, 'what is low where it is picked');
  await page.getByRole('button', { name: 'Release all tasks' }).click();
  await expect(page.getByText('1 task is released').first()).toBeVisible();
  await page.goto('/inventory/floor/replenish');
  await expect(question).toHaveText('Go to A-02');
  await expectClean(page, 'a task of replenishing');
  await scan(page, 'DOCK');
  await expect(verdict).toHaveText('This is DOCK. Go to A-02. Nothing is booked.');
  await context.setOffline(true);
  await scan(page, 'A-02', BARCODE);
  await expect(question).toHaveText('Put 2 pieces of FOIL-500 into A-01');
  await scan(page, 'A-01');
  await expect(done.first()).toContainText('Brought 2 × FOIL-500 to A-01');
  await expect(done.first()).toContainText('Waiting for the network');
  await context.setOffline(false);
  await expect(done.first()).toContainText('Booked');
  await expect(page.getByText('Nothing to bring now')).toBeVisible();
  expect(await stock()).toEqual({ DOCK: 7, 'A-01': 3 });
});
