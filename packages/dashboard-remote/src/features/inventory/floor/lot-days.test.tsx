import type { Lot } from '@slotwise/contract';
import { aWarehouse, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';
import { dayAt } from '../sections/days';

configure({ defaultHidden: true });

const YEAST = '4006381333931';
const CASE = '4006381333948';
const gtin = `0${YEAST}`;
const yeast = aSku({
  ...{ code: 'YEAST', lotTracked: true },
  units: [{ unit: 'case', factor: 10, lengthMm: null, widthMm: null, heightMm: null, weightG: null }],
  barcodes: [
    { code: YEAST, unit: 'each' },
    { code: CASE, unit: 'case' },
  ],
});
const NOW = Date.UTC(2026, 10, 30, 9);
const routesOf = (sku: typeof yeast): TestPlatformOptions['routes'] => ({
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: [aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' })],
    ...{ nextCursor: null, matching: 1 },
  }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /sku/scanned': ({ query }) => {
    const barcode = sku.barcodes.find(({ code }) => code === query?.barcode || `0${code}` === query?.barcode);
    return { found: barcode ? { sku, unit: barcode.unit } : null };
  },
  'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove()] }),
});
const open = async (sku = yeast, more: TestPlatformOptions['routes'] = {}) => {
  const platform = await openFloor('receive', { routes: { ...routesOf(sku), ...more } });
  await question('Scan what has come in');
  return platform;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const day = () => screen.getByLabelText('Last day on which it may be picked');
const movesOf = async (platform: Awaited<ReturnType<typeof open>>, calls = 1) => {
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/receive')).toHaveLength(calls));
  return platform.fake.callsTo('POST /stock/receive')[calls - 1]?.body.moves;
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));

test('a scan that says no day is refused where the day is asked for; Enter in the field takes it', async () => {
  const platform = await open();
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('L9');
  await question('When does lot L9 expire?');
  for (const wrong of [YEAST, 'L8', `01${gtin}10L8`]) {
    scan(wrong);
    await said('bad', 'First say when lot L9 expires. This scan was not taken.');
  }
  await question('When does lot L9 expire?');
  fireEvent.keyDown(day(), { key: 'Enter' });
  await said('bad', 'Enter the whole day first.');
  fireEvent.change(day(), { target: { value: '2027-03-01' } });
  fireEvent.keyDown(day(), { key: 'Enter' });
  await said('good', '1 × YEAST');
  await press('Receive 1 piece');
  expect(await movesOf(platform)).toMatchObject([{ lot: 'L9', expires_on: '2027-03-01' }]);
}, 30_000);

test('a lot is asked about once in a receipt, in any pack, and after it was booked as well', async () => {
  const platform = await open();
  scan(CASE);
  await question('Which lot of YEAST is it?');
  scan('L9');
  await press('It does not expire');
  await said('good', '10 × YEAST');
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('l9');
  await said('good', '1 × YEAST');
  await press('Receive 11 pieces');
  const moves = await movesOf(platform);
  expect(moves?.map(({ lot, expires_on: expires }) => [lot?.toUpperCase(), expires])).toEqual([
    ['L9', undefined],
    ['L9', undefined],
  ]);
  await question('Scan what has come in');
  scan(YEAST);
  await press('Lot L9, does not expire');
  await said('good', '1 × YEAST');
  // The day may have been wrong.
  await press('Start over');
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('L9');
  await question('When does lot L9 expire?');
}, 30_000);

test('another day of a lot is asked about before it changes anything, and changes all of it', async () => {
  const platform = await open();
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('L9');
  await press('It does not expire');
  await said('good', '1 × YEAST');
  scan(`01${gtin}1727030110L9`);
  await question('Does lot L9 expire on Mar 1, 2027?');
  await said('bad', 'Lot L9 does not expire, but this label says Mar 1, 2027. Nothing is booked.');
  await press('No, it does not expire');
  await said('good', '2 × YEAST');
  scan(`01${gtin}17270301`);
  await press('Do not take it');
  expect(screen.getByLabelText('Quantity of YEAST, Piece')).toHaveValue('2');
  scan(`01${gtin}1727030110L9`);
  await press('Yes, all of this lot on Mar 1, 2027');
  await said('good', '3 × YEAST');
  await press('Receive 3 pieces');
  expect(await movesOf(platform)).toMatchObject([{ quantity: 3, lot: 'L9', expires_on: '2027-03-01' }]);
}, 30_000);

test('a lot that the server knows is not asked about, and another day of it is refused as at the desk', async () => {
  const lot: Lot = { id: 'l9', skuId: yeast.id, code: 'L9', expiresOn: '2027-03-01', held: false };
  const platform = await open(yeast, { 'GET /lots': () => ({ items: [lot], nextCursor: null, matching: 1 }) });
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('L9');
  await said('good', '1 × YEAST');
  scan(`01${gtin}1727040110L9`);
  await said('bad', 'Lot L9 expires on Mar 1, 2027, but this label says Apr 1, 2027. Nothing is booked.');
  await question('Scan the next piece');
  await press('Receive 1 piece');
  expect(await movesOf(platform)).toMatchObject([{ quantity: 1, lot: 'L9', expires_on: '2027-03-01' }]);
}, 30_000);

test('where the server does not say which lots it knows, the scans wait for it once', async () => {
  const platform = await open(yeast, { 'GET /lots': unreachable });
  scan(`01${gtin}1727030110L9`, YEAST, YEAST);
  await said('good', '3 × YEAST');
  expect(platform.fake.callsTo('GET /lots')).toHaveLength(1);
}, 30_000);

test('with a shelf life the day that follows from it is offered, and not that there is none', async () => {
  const platform = await open({ ...yeast, shelfLifeDays: 30 });
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('L9');
  await question('When does lot L9 expire?');
  expect(screen.queryByRole('button', { name: 'It does not expire' })).toBeNull();
  await press('It expires on Dec 30, 2026, by its shelf life');
  await press('Receive 1 piece');
  expect(await movesOf(platform)).toMatchObject([{ lot: 'L9', expires_on: dayAt(NOW + 30 * 86_400_000) }]);
}, 30_000);
