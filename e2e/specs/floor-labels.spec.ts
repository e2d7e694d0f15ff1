import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { scan, SEPARATOR } from '../fixtures/scanner';
import { expect, test } from '../fixtures/test';
import { newWarehouse } from '../fixtures/warehouse';

const GTIN = '04006381333931';

test('GS1 labels say lot, day and number on a phone, also without network, and another lot is refused', async ({
  newCompany,
  request,
  server,
  guard,
}) => {
  guard.allow(/status of 409/, /ERR_|EventSource|net::/);
  const { page, context, person } = await newCompany('Harbour Bakery', { viewport: { width: 320, height: 640 } });
  const act = await actingAs(request, server.url, person);
  await newWarehouse(act, 'A-01');
  const barcodes = [{ code: GTIN.slice(1), unit: 'each' }];
  await act('POST', '/sku', { code: 'YEAST', name: 'Fresh yeast', lot_tracked: true, barcodes });
  const verdict = page.locator('[data-verdict]');
  const question = page.getByRole('region', { name: 'What is asked now' }).getByRole('heading', { level: 2 });
  const done = page.getByRole('region', { name: 'Just done' }).getByRole('listitem');

  await page.goto('/inventory/floor/receive');
  await expect(question).toHaveText('Scan what has come in');
  await scan(page, `]C101${GTIN.slice(0, -1)}01727033110L-7`);
  await expect(verdict).toContainText('(01) on this label has the wrong check digit: it should end with 1.');
  await expect(verdict).toHaveAttribute('data-verdict', 'bad');
  await expectClean(page, 'a label that cannot be read');
  // As it is printed, and with the lot before the number of packs.
  await scan(page, `]C101${GTIN}1727033110L-7`, `02${GTIN}10L-8${SEPARATOR}3712${SEPARATOR}17270400`);
  await expect(verdict).toHaveText('12 × YEAST');
  await page.getByRole('button', { name: 'Receive 13 pieces' }).click();
  await expect(done.first()).toContainText('Booked');
  const { items } = await act<{ items: { lot: { code: string; expiresOn: string }; onHand: number }[] }>(
    'GET',
    '/stock',
  );
  expect(items.map(({ lot, onHand }) => [lot.code, lot.expiresOn, onHand]).sort()).toEqual([
    ['L-7', '2027-03-31', 1],
    ['L-8', '2027-04-30', 12],
  ]);

  await page.goto('/inventory/floor/put-away');
  await expect(question).toHaveText('Scan what you put away');
  await scan(page, `(01)${GTIN}(10)L-9`);
  await expect(verdict).toHaveText('Wrong lot: no lot L-9 of YEAST lies in DOCK. Nothing is booked.');
  await scan(page, `01${GTIN}10L-8`);
  await expect(question).toHaveText('Scan the place that you put it into');
  await scan(page, `01${GTIN}10L-7`);
  await expect(verdict).toHaveText('Wrong lot: this is lot L-7, and you hold lot L-8 of YEAST. Nothing is booked.');
  await expectClean(page, 'a wrong lot');
  await context.setOffline(true);
  await scan(page, `(02)${GTIN}(10)L-8(37)4`);
  await expect(verdict).toHaveText('5 × YEAST');
  await scan(page, 'A-01');
  await expect(done.first()).toContainText('Waiting for the network');
  await scan(page, `${SEPARATOR}01${GTIN}10L-7`);
  await expect(question).toHaveText('Scan the place that you put it into');
  await scan(page, 'A-01');
  await context.setOffline(false);
  await expect(done.filter({ hasText: /Booked/ })).toHaveCount(3);
  const { items: stock } = await act<{
    items: { location: { code: string }; lot: { code: string }; onHand: number }[];
  }>('GET', '/stock');
  expect(stock.map(({ location, lot, onHand }) => [location.code, lot.code, onHand]).sort()).toEqual([
    ['A-01', 'L-7', 1],
    ['A-01', 'L-8', 5],
    ['DOCK', 'L-8', 7],
  ]);
});
