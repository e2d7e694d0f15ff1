import type { CountTask, StockRow } from '@slotwise/contract';
import { aWarehouse, failure, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const YEAST = '4006381333931';
const yeast = aSku({ code: 'YEAST', lotTracked: true, barcodes: [{ code: YEAST, unit: 'each' }] });
const row = (lot: string, over: Partial<StockRow> = {}): StockRow => ({
  ...{ warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
  sku: { id: yeast.id, code: yeast.code, name: yeast.name },
  lot: { id: `lot-${lot}`, code: lot, expiresOn: null },
  ...{ state: 'available', onHand: 9, reserved: 0 },
  ...{ since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
  ...over,
});
const stock = (...items: StockRow[]) => ({ items, nextCursor: null, matching: items.length });
const booked = () => ({ message: 'Booked', moves: [aMove({})] });

const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: ['A-01', 'A-02', 'A-03'].map((code) => aPlace({ id: `place-${code}`, code, purpose: 'storage' })),
    ...{ nextCursor: null, matching: 3 },
  }),
  // Beyond the places that a device keeps.
  'GET /location/scanned': ({ query }) => ({
    location: query?.code === 'Z-99' ? aPlace({ id: 'place-Z-99', code: 'Z-99', purpose: 'storage' }) : null,
    elsewhere: null,
  }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === YEAST ? { sku: yeast, unit: 'each' } : null }),
};
const open = (task: string, more: TestPlatformOptions['routes'] = {}) =>
  openFloor(task, { routes: { ...routes, ...more } });
const notPlace = (code: string) => `${code} is a place. Scan the lot of YEAST. Nothing is booked.`;
let online = true;
beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
/** Without network: nothing answers any more. */
const cut = (platform: Awaited<ReturnType<typeof open>>) => {
  online = false;
  platform.fake.on({
    'GET /sku/scanned': unreachable,
    'GET /stock': unreachable,
    'GET /location/scanned': unreachable,
  });
};

test('a place is no lot in a count, whether the device knows it or the server does', async () => {
  const task: CountTask = {
    ...{ id: 't1', countId: 'c1', warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
    ...{ status: 'open', countedBy: null, recountedBy: null },
  };
  await open('count', {
    'GET /count/tasks': ({ query }) => ({
      ...{ items: query?.status === 'open' ? [task] : [], nextCursor: null },
      matching: 1,
    }),
  });
  await question('Go to A-01 and scan it');
  scan('A-01', YEAST);
  await question('Which lot of YEAST is it?');
  scan('a-02');
  await said('bad', notPlace('A-02'));
  scan('Z-99');
  await said('bad', notPlace('Z-99'));
  await question('Which lot of YEAST is it?');
  // A scan that comes while the first one is looked up is no second answer.
  scan('L-7', 'L-7');
  await said('bad', 'This scan could not be read. Scan it again.');
  expect(await screen.findByText(/Lot L-7/)).toBeVisible();
  expect(screen.getByLabelText('Quantity of YEAST, Piece')).toHaveValue('1');
}, 30_000);

test.each(['L1', 'AB', '7'])(
  'a lot may have a short code: %s',
  async (lot) => {
    await open('receive', {
      'GET /locations': () => ({
        items: [aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' })],
        ...{ nextCursor: null, matching: 1 },
      }),
      'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
    });
    await question('Scan what has come in');
    scan(YEAST);
    await question('Which lot of YEAST is it?');
    scan(lot);
    await question(`When does lot ${lot} expire?`);
  },
  30_000,
);

test('a place is no serial number', async () => {
  const drill = aSku({ code: 'DRILL', serialTracked: true, barcodes: [{ code: YEAST, unit: 'each' }] });
  const platform = await open('receive', {
    'GET /locations': () => ({
      items: [aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' })],
      ...{ nextCursor: null, matching: 1 },
    }),
    'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
    'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
    'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === YEAST ? { sku: drill, unit: 'each' } : null }),
    'POST /stock/receive': booked,
  });
  await question('Scan what has come in');
  scan(YEAST);
  await question(/serial number/i);
  for (const place of ['dock', 'Z-99']) {
    scan(place);
    await said('bad', `${place.toUpperCase()} is a place. Scan the serial number of DRILL. Nothing is booked.`);
  }
  scan('SN-1');
  await said('good', /DRILL/);
  await userEvent.click(screen.getByRole('button', { name: 'Receive 1 piece' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /stock/receive')[0]?.body.moves[0]?.serials).toEqual(['SN-1']),
  );
}, 30_000);

test('without network goods have the only lot that was known of there, and the next scan is the place', async () => {
  const platform = await open('move', { 'GET /stock': () => stock(row('L-7')), 'POST /stock/move': booked });
  await question('Scan the place that you take it from');
  scan('A-01', YEAST);
  await said('good', '1 × YEAST');
  cut(platform);
  scan('A-02');
  await said('kept', 'Kept, waits for the network: Moved 1 piece of YEAST to A-02');
  scan(YEAST);
  await said('good', '1 × YEAST');
  expect(screen.getByText(/Lot L-7/)).toBeVisible();
  scan('A-03');
  await said('kept', 'Kept, waits for the network: Moved 1 piece of YEAST to A-03');
  online = true;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/move')).toHaveLength(2));
  expect(platform.fake.callsTo('POST /stock/move').map(({ body }) => body.moves[0]?.lot)).toEqual(['L-7', 'L-7']);
}, 30_000);

test('without network the lot is asked for where several were known, or others were put there since', async () => {
  const platform = await open('move', {
    'GET /stock': ({ query }) =>
      query?.location_id === 'place-A-01' ? stock(row('L-7'), row('L-8')) : stock(row('L-9')),
  });
  await question('Scan the place that you take it from');
  scan('A-02', YEAST);
  await said('good', '1 × YEAST');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take it from another place' }));
  scan('A-01', YEAST);
  await question('Which YEAST do you take?');
  // Also of an unknown code: nobody waits for an answer that does not come.
  for (const code of ['A-03', '0000000000000']) {
    scan(code);
    await said('bad', 'Answer the question first. This scan was not taken.');
  }
  await userEvent.click(screen.getByRole('button', { name: /^Lot L-7/ }));
  cut(platform);
  scan('A-02', YEAST);
  await question('Which lot of YEAST is it?');
  scan('A-03');
  await said('bad', notPlace('A-03'));
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take it from another place' }));
  scan('A-02', YEAST);
  await question('Which lot of YEAST is it?');
}, 30_000);

test('a lot that does not exist is named, and corrected', async () => {
  let isRefused = true;
  const platform = await open('move', {
    'GET /stock': unreachable,
    'POST /stock/move': () =>
      isRefused
        ? failure('validation_failed', [{ field: 'moves/0/lot', code: 'unknown', reason: 'does not exist' }])
        : booked(),
  });
  await question('Scan the place that you take it from');
  scan('A-01', YEAST);
  await question('Which lot of YEAST is it?');
  scan('L-1');
  await said('good', '1 × YEAST');
  scan('A-02');
  await said('bad', /Lot L-1 does not exist\. Nothing is booked\./);
  const done = within(screen.getByRole('region', { name: 'Just done' }));
  expect(done.getByText('Refused, nothing booked: Lot L-1 does not exist')).toBeVisible();
  await userEvent.click(done.getByRole('button', { name: 'Correct it' }));
  const lot = done.getByLabelText('Lot of YEAST');
  expect(lot).toHaveValue('L-1');
  await userEvent.clear(lot);
  await userEvent.type(lot, 'A-03');
  await userEvent.click(done.getByRole('button', { name: 'Send again' }));
  await said('bad', notPlace('A-03'));
  isRefused = false;
  await userEvent.clear(lot);
  await userEvent.type(lot, ' L-7 ');
  await userEvent.click(done.getByRole('button', { name: 'Send again' }));
  expect(await done.findByText('Booked')).toBeVisible();
  const moves = platform.fake.callsTo('POST /stock/move').map(({ body }) => body.moves[0]);
  expect(moves.map((move) => move?.lot)).toEqual(['L-1', 'L-7']);
  expect(moves[1]).toMatchObject({ quantity: 1, to_location_id: 'place-A-02' });
}, 30_000);

test.each([
  ['sku_id', 'Product YEAST does not exist'],
  ['from_location_id', 'Place A-01 does not exist'],
  ['to_location_id', 'Place A-02 does not exist'],
])(
  'what does not exist is named: %s',
  async (part, text) => {
    await open('move', {
      'GET /stock': () => stock(row('L-7')),
      'POST /stock/move': () =>
        failure('unknown_id', [{ field: `moves/0/${part}`, code: 'unknown', reason: 'does not exist' }]),
    });
    await question('Scan the place that you take it from');
    scan('A-01', YEAST, 'A-02');
    expect(await screen.findByText(`Refused, nothing booked: ${text}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
    expect(screen.queryByLabelText('Lot of YEAST')).toBeNull();
  },
  30_000,
);
