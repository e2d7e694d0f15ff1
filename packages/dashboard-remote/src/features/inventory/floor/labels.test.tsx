import type { CountTask, ReplenishTask, StockRow } from '@slotwise/contract';
import { aWarehouse, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { FNC1, gs1Data } from '../gs1/write';
import { openFloor, question, said } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const YEAST = '4006381333931';
const CASE = '4006381333948';
const gtin = YEAST.padStart(14, '0');
const inCase = CASE.padStart(14, '0');
const yeast = aSku({
  ...{ code: 'YEAST', lotTracked: true },
  units: [{ unit: 'case', factor: 12, lengthMm: null, widthMm: null, heightMm: null, weightG: null }],
  barcodes: [
    { code: YEAST, unit: 'each' },
    { code: CASE, unit: 'case' },
  ],
});
const saw = aSku({
  ...{ id: 'sku-2', code: 'SAW', serialTracked: true },
  barcodes: [{ code: '96385074', unit: 'each' }],
});
const row = (lot: string, onHand: number): StockRow => ({
  ...{ warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
  sku: { id: yeast.id, code: yeast.code, name: yeast.name },
  lot: { id: `lot-${lot}`, code: lot, expiresOn: null },
  ...{ state: 'available', onHand, reserved: 0 },
  ...{ since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
});
const booked = () => ({ message: 'Booked', moves: [aMove({})] });
const digits = (code = '') => code.replace(/^0+/, '');

const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: [
      aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' }),
      ...['A-01', 'A-02'].map((code) => aPlace({ id: `place-${code}`, code, purpose: 'storage' })),
    ],
    ...{ nextCursor: null, matching: 3 },
  }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  // As the server does: barcodes of any length of one GTIN.
  'GET /sku/scanned': ({ query }) => {
    for (const sku of [yeast, saw]) {
      const barcode = sku.barcodes.find(({ code }) => digits(code) === digits(query?.barcode));
      if (barcode) return { found: { sku, unit: barcode.unit } };
    }
    return { found: null };
  },
};
const open = (task: string, more: TestPlatformOptions['routes'] = {}) =>
  openFloor(task, { routes: { ...routes, ...more } });
/** As a scanner does: keys anywhere on the page, the separator as Control and a bracket. */
const scan = (...codes: string[]) => {
  for (const code of codes) {
    for (const key of code) {
      fireEvent.keyDown(document.body, key === FNC1 ? { key: ']', code: 'BracketRight', ctrlKey: true } : { key });
    }
    fireEvent.keyDown(document.body, { key: 'Enter' });
  }
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a label says lot, day, number and serial number of what comes in; a lot without its day is asked about', async () => {
  const platform = await open('receive', { 'POST /stock/receive': booked });
  await question('Scan what has come in');
  const label = gs1Data({ gtin, expiresOn: '2027-03-31', lot: 'L-7' });
  scan(label, `]C102${inCase}372${FNC1}1727033110l-7`);
  await said('good', '24 × YEAST');
  scan(`01${gtin}1727043010L-7`);
  await said('bad', 'Lot L-7 expires on Mar 31, 2027, but this label says Apr 30, 2027. Nothing is booked.');
  await press('Do not take it');
  scan(`(01)${gtin}(10)L-8`);
  await question('When does lot L-8 expire?');
  scan(`01${gtin}17281231`);
  await said('good', '1 × YEAST');
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan(`010000009638507421S-1`);
  await said('bad', 'This is the label of something else, not of YEAST.');
  scan(`(10)L-9(17)290100`);
  await said('good', '1 × YEAST');
  scan(`010000009638507421S-1`, `010000009638507421s-1`);
  await said('bad', 's-1 was scanned already');
  await press('Receive 28 pieces');
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/receive')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /stock/receive')[0]?.body.moves).toMatchObject([
    { sku_id: 'sku-2', quantity: 1, serials: ['S-1'] },
    { sku_id: 'sku-1', quantity: 1, lot: 'L-9', expires_on: '2029-01-31' },
    { sku_id: 'sku-1', quantity: 1, lot: 'L-8', expires_on: '2028-12-31' },
    { sku_id: 'sku-1', quantity: 2, unit: 'case', lot: 'L-7', expires_on: '2027-03-31' },
    { sku_id: 'sku-1', quantity: 1, lot: 'L-7', expires_on: '2027-03-31' },
  ]);
}, 30_000);

test('a label that cannot be read is said by its identifier, and unknown goods by their number', async () => {
  await open('receive');
  await question('Scan what has come in');
  scan(`]C1010400638133393017270331`);
  await said('bad', '(01) on this label has the wrong check digit: it should end with 1.');
  scan(`]C101${gtin}17270231`);
  await said('bad', '(17) on this label is a day that does not exist. Scan another code on it, or type the code');
  scan(`]d201${gtin}0512`);
  await said('bad', '(05) on this label is not known here.');
  scan('(00)340123450000000000');
  await said('bad', 'This label begins with (00) and names no goods.');
  scan(`01${gtin}3712`);
  await said('bad', '(37) on this label stands without (02).');
  scan('(01)00036000291452(10)A');
  await said('bad', 'Unknown code 00036000291452. Nothing is booked.');
}, 30_000);

test('of several lots in a place the label says which is moved; a lot that is not there, or not held, is refused', async () => {
  const platform = await open('move', {
    'GET /stock': () => ({ items: [row('L-7', 3), row('L-8', 30)], nextCursor: null, matching: 2 }),
    'POST /stock/move': booked,
  });
  await question('Scan the place that you take it from');
  scan('A-01', `01${gtin}10L-9`);
  await said('bad', 'Wrong lot: no lot L-9 of YEAST lies in A-01. Nothing is booked.');
  scan(`01${gtin}10L-8`, `01${gtin}10L-7`);
  await said('bad', 'Wrong lot: this is lot L-7, and you hold lot L-8 of YEAST. Nothing is booked.');
  scan(`01${gtin}10l-8`, YEAST);
  await said('good', '3 × YEAST');
  scan('A-02');
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/move')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /stock/move')[0]?.body.moves).toMatchObject([{ quantity: 3, lot: 'L-8' }]);
}, 30_000);

test('without network a label is known by any barcode of its goods that was read before', async () => {
  let online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const platform = await open('put-away', {
    'GET /stock': () => ({ items: [row('L-7', 99)], nextCursor: null, matching: 1 }),
    'POST /stock/put-away': booked,
  });
  await question('Scan what you put away');
  scan(YEAST);
  await said('good', '1 × YEAST');
  await press('Start over');
  online = false;
  platform.fake.on({
    'GET /sku/scanned': unreachable,
    'GET /stock': unreachable,
    'GET /location/scanned': unreachable,
  });
  scan('(01)00036000291452(10)A');
  await said('bad', '00036000291452 is not known without network. This scan was not kept');
  scan(`${FNC1}02${inCase}372${FNC1}10L-7`);
  await said('good', '24 × YEAST');
  scan('A-02');
  await screen.findByText('Waiting for the network');
  online = true;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/put-away')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /stock/put-away')[0]?.body.moves).toMatchObject([
    { quantity: 2, unit: 'case', lot: 'L-7' },
  ]);
}, 30_000);

test('a count takes lot and number from labels', async () => {
  const task: CountTask = {
    ...{ id: 't1', countId: 'c1', warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
    ...{ status: 'open', countedBy: null, recountedBy: null },
  };
  const platform = await open('count', {
    'GET /count/tasks': ({ query }) => ({
      items: query?.status === 'open' ? [task] : [],
      ...{ nextCursor: null, matching: 1 },
    }),
    'POST /count/entry': () => ({ message: 'Counted', task: { ...task, status: 'recount' } }),
  });
  await question('Go to A-01 and scan it');
  scan('A-01', `01${gtin}10L-7`, `02${inCase}373${FNC1}10L-7`, `01${gtin}10L-8`);
  await said('good', '1 × YEAST');
  await press('This is all that lies here');
  await waitFor(() => expect(platform.fake.callsTo('POST /count/entry')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /count/entry')[0]?.body.entries).toEqual([
    { sku_id: 'sku-1', quantity: 1, lot: 'L-8' },
    { sku_id: 'sku-1', quantity: 37, lot: 'L-7' },
  ]);
}, 30_000);

test('a task of one lot takes no other, and nothing that has expired', async () => {
  const task: ReplenishTask = {
    ...{
      id: 't1',
      warehouseId: 'w1',
      lot: { id: 'lot-L-7', code: 'L-7', expiresOn: '2999-01-31' },
      pieces: 4,
      pack: null,
    },
    sku: { id: yeast.id, code: yeast.code, name: yeast.name, serialTracked: false, barcodes: yeast.barcodes },
    from: { id: 'place-A-02', code: 'A-02' },
    to: { id: 'place-A-01', code: 'A-01' },
  };
  await open('replenish', { 'POST /replenish-task/take': () => ({ message: 'Yours', task }) });
  await question('Go to A-02');
  scan(`01${gtin}10L-7`);
  await said('bad', 'YEAST is a product. Scan a place.');
  scan('A-02', `01${gtin}10L-8`);
  await said('bad', 'Wrong lot: this is lot L-8 of YEAST, not L-7. Nothing is booked.');
  scan(`01${gtin}1720013110L-7`);
  await said('bad', 'YEAST has expired on Jan 31, 2020 and must not be picked. Nothing is booked.');
  scan(`01${gtin}10l-7`);
  await question('Put 4 pieces of YEAST into A-01');
}, 30_000);
