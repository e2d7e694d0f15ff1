import type { ReplenishTask, Sku, StockMove, StockRow } from '@slotwise/contract';
import { aWarehouse, failure, me, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import FloorPage from './floor-page';
import { openFloor, question, said } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const CASE = '4006381333948';
const foil = aSku({
  units: [{ unit: 'case', factor: 12, lengthMm: null, widthMm: null, heightMm: null, weightG: null }],
  barcodes: [
    { code: FOIL, unit: 'each' },
    { code: CASE, unit: 'case' },
  ],
});
const tape: Sku = aSku({ id: 'sku-2', code: 'TAPE', name: 'Tape', barcodes: [{ code: 'TAPE-1', unit: 'each' }] });
const place = (code: string, purpose: 'receiving' | 'storage' = 'storage') =>
  aPlace({ id: `place-${code}`, code, purpose });
const row = (code: string, onHand: number, over: Partial<StockRow> = {}): StockRow => ({
  warehouseId: 'w1',
  location: { id: `place-${code}`, code },
  sku: { id: foil.id, code: foil.code, name: foil.name },
  lot: null,
  state: 'available',
  ...{ onHand, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
  ...over,
});
const booked = (moves: Partial<StockMove>[] = [{}]) => ({ message: 'Booked', moves: moves.map((move) => aMove(move)) });

const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: [place('DOCK', 'receiving'), place('A-01'), place('A-02')],
    nextCursor: null,
    matching: 3,
  }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [{ rule: 'condition', places: 3 }] }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /skus/known': () => ({ items: [], nextCursor: null }),
  'GET /warehouses/open': () => ({ open: [] }),
  'GET /sku/scanned': ({ query }) => {
    const sku = [foil, tape].find(({ barcodes }) => barcodes.some(({ code }) => code === query?.barcode));
    const unit = sku?.barcodes.find(({ code }) => code === query?.barcode)?.unit;
    return { found: sku && unit ? { sku, unit } : null };
  },
};

const open = (task: string, more: TestPlatformOptions['routes'] = {}, options: TestPlatformOptions = {}) =>
  openFloor(task, { ...options, routes: { ...routes, ...more } });
/** As a scanner does: keys anywhere on the page, none of which waits for the result of the one before. */
const scan = async (...codes: string[]) => {
  const user = userEvent.setup({ delay: null });
  for (const code of codes) await user.keyboard(`${code}{Enter}`);
};

test('ten fast scans are ten pieces, booked as one; a case holds twelve; it is undone from what was just done', async () => {
  const platform = await open('receive', {
    'POST /stock/receive': () => booked([{ id: 'move-1' }, { id: 'move-2' }]),
    'POST /stock/undo': () => booked([{ kind: 'undo' }, { kind: 'undo' }]),
  });
  await question('Scan what has come in');
  await scan(...Array.from({ length: 10 }, () => FOIL), CASE);
  await said('good', '12 × FOIL-500');
  expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('10');
  // An Enter at the end of a scan presses no button that has the focus.
  screen.getByRole('button', { name: 'Start over' }).focus();
  await scan(FOIL);
  await waitFor(() => expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('11'));
  // Nothing keeps them from being received: their later place is said, or that no place takes them.
  expect(screen.getByText('3 places: it is for another condition')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Receive 23 pieces' }));
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  expect(await done.findByText('Booked')).toBeVisible();
  const [call] = platform.fake.callsTo('POST /stock/receive');
  expect(call?.body.moves).toMatchObject([
    { sku_id: 'sku-1', quantity: 11, to_location_id: 'place-DOCK' },
    { sku_id: 'sku-1', quantity: 1, unit: 'case', to_location_id: 'place-DOCK' },
  ]);
  expect(new Set(call?.body.moves.map(({ key }) => key)).size).toBe(2);
  await userEvent.click(done.getByRole('button', { name: /^Undo: Received 11 × FOIL-500 and 12 × FOIL-500/ }));
  expect(await done.findByText('Undone')).toBeVisible();
  expect(platform.fake.callsTo('POST /stock/undo')[0]?.body.moves.map(({ move_id: id }) => id)).toEqual([
    'move-1',
    'move-2',
  ]);
}, 30_000);

test('pieces that have names are scanned one by one, none twice; what is refused is named anew', async () => {
  const saw = aSku({ id: 'sku-3', code: 'SAW', serialTracked: true, barcodes: [{ code: 'SAW-1', unit: 'each' }] });
  let isRefused = true;
  const platform = await open('receive', {
    'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === 'SAW-1' ? { sku: saw, unit: 'each' } : null }),
    'POST /stock/receive': () => (isRefused ? failure('serial_elsewhere') : booked()),
  });
  await question('Scan what has come in');
  await scan('SAW-1');
  await question('Scan the serial number of SAW');
  await scan('SAW-1');
  await said('bad', 'This is the barcode of SAW, not a serial number');
  await scan('N-1');
  await said('good', '1 × SAW');
  await scan('SAW-1');
  await question('Scan the serial number of SAW');
  await scan('n-1');
  await said('bad', 'n-1 was scanned already');
  await scan('N-2');
  await said('good', '2 × SAW');
  expect(screen.queryByLabelText('Quantity of SAW, Piece')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Receive 2 pieces' }));
  const sent = () => platform.fake.callsTo('POST /stock/receive').map(({ body }) => body.moves);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject([{ sku_id: 'sku-3', quantity: 2, serials: ['N-1', 'N-2'] }]);
  isRefused = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }));
  const names = screen.getByLabelText('Serial numbers of SAW, one on each line');
  await userEvent.clear(names);
  await userEvent.type(names, 'N-2');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject([{ sku_id: 'sku-3', quantity: 1, serials: ['N-2'] }]);
}, 30_000);

test('an unknown barcode, a wrong product and a wrong place are said, and nothing is booked', async () => {
  const platform = await open('move', {
    'GET /stock': ({ query }) => ({
      items: query?.sku_id === foil.id ? [row('A-01', 3)] : [],
      nextCursor: null,
      matching: 1,
    }),
  });
  await question('Scan the place that you take it from');
  await scan('NOWHERE');
  await said('bad', 'Unknown place NOWHERE. Nothing is booked.');
  await scan(FOIL);
  await said('bad', 'FOIL-500 is a product. Scan a place.');
  await scan('a-01');
  await question('Scan what you take');
  await scan('99999999');
  await said('bad', 'Unknown code 99999999. Nothing is booked.');
  await scan('TAPE-1');
  await said('bad', 'Wrong product: no TAPE lies in A-01.');
  await scan(FOIL, FOIL, FOIL, FOIL);
  await said('bad', 'At most 3 of FOIL-500: no more lie there.');
  expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('3');
  await scan('A-01');
  await said('bad', 'Wrong place: it lies in A-01 already.');
  expect(platform.fake.callsTo('POST /stock/move')).toHaveLength(0);
  expect(platform.announcements).toContain('Unknown code 99999999. Nothing is booked.');
}, 30_000);

test('goods that are received are told where they go afterwards, with the reasons', async () => {
  const platform = await open('receive', {
    'GET /stock/places': () => ({
      proposals: [{ location: { id: 'place-A-02', code: 'A-02' }, reasons: ['short_walk', 'good_level'], others: 2 }],
      ...{ unfit: [], refused: [] },
    }),
  });
  await question('Scan what has come in');
  await scan(FOIL, FOIL);
  expect(
    await screen.findByText('FOIL-500 is put away into A-02 then: short walk, good height, 2 other SKUs lie there.'),
  ).toBeVisible();
  await waitFor(() =>
    expect(platform.fake.callsTo('GET /stock/places').at(-1)?.query).toMatchObject({ sku_id: 'sku-1', quantity: 2 }),
  );
}, 30_000);

test('a place is proposed with its reason; what a rule refuses is said, kept, and sent again to another place', async () => {
  let isBlocked = true;
  const platform = await open('put-away', {
    'GET /stock': () => ({ items: [row('DOCK', 20)], nextCursor: null, matching: 1 }),
    'GET /stock/places': () => ({
      proposals: [{ location: { id: 'place-A-01', code: 'A-01' }, reasons: ['same_sku', 'short_walk'] }],
      ...{ unfit: [], refused: [] },
    }),
    'POST /stock/put-away': () =>
      isBlocked
        ? failure('put_refused', [
            { field: 'moves/0/to_location_id', code: 'put_blocked', reason: 'x', params: { location: 'A-01' } },
          ])
        : booked(),
  });
  await question('Scan what you put away');
  await scan(FOIL, FOIL);
  await question('Scan the place that you put it into');
  await userEvent.click(await screen.findByRole('button', { name: /^A-01\s*has the same SKU, short walk/ }));
  await said('bad', /A-01 is blocked/);
  const done = within(screen.getByRole('region', { name: 'Just done' }));
  expect(done.getByText(/^Refused, nothing booked: A-01 is blocked/)).toBeVisible();
  isBlocked = false;
  await userEvent.click(done.getByRole('button', { name: 'Correct it' }));
  // The task asks for something else meanwhile: a place is for the form, and goods are for the task still.
  await scan('A-02');
  await said('good', 'A-02 is the target now. Send it again.');
  expect(done.getByLabelText('To place')).toHaveValue('A-02');
  await scan(FOIL);
  await said('good', '1 × FOIL-500');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(done.getByRole('button', { name: 'Send again' }));
  expect(await done.findByText('Put away 2 × FOIL-500 into A-02')).toBeVisible();
  expect(await done.findByText('Booked')).toBeVisible();
  const [first, second] = platform.fake.callsTo('POST /stock/put-away').map(({ body }) => body.moves[0]);
  expect([first?.to_location_id, second?.to_location_id]).toEqual(['place-A-01', 'place-A-02']);
  expect(second?.key).not.toBe(first?.key);
}, 30_000);

test('without network what was read before is known, the rest is said to be unknown, and work waits or is taken back', async () => {
  let online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const platform = await open('move', {
    'GET /stock': () => ({ items: [row('A-01', 9)], nextCursor: null, matching: 1 }),
    'POST /stock/move': () => booked(),
  });
  await question('Scan the place that you take it from');
  await scan('A-01', FOIL);
  await question('Scan the place that you put it into');
  online = false;
  platform.fake.on({
    'GET /sku/scanned': unreachable,
    'GET /stock': unreachable,
    'GET /location/scanned': unreachable,
  });
  await scan('B-99');
  await said('bad', 'B-99 is not known without network. This scan was not kept');
  await scan('A-02');
  await scan(FOIL);
  await question('Scan the place that you put it into');
  await scan('DOCK');
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  await waitFor(() => expect(done.getAllByText('Waiting for the network')).toHaveLength(2));
  await userEvent.click(done.getByRole('button', { name: 'Take back: Moved 1 × FOIL-500 to DOCK' }));
  await said('good', 'Taken back: Moved 1 × FOIL-500 to DOCK');
  await waitFor(() => expect(done.getAllByText('Waiting for the network')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /stock/move')).toHaveLength(0);
  online = true;
  dispatchEvent(new Event('online'));
  expect(await done.findByText('Booked')).toBeVisible();
  expect(platform.fake.callsTo('POST /stock/move').map(({ body }) => body.moves[0]?.to_location_id)).toEqual([
    'place-A-02',
  ]);
}, 30_000);

test('a count is blind, begins at its place, and leaves the second count to somebody else', async () => {
  const task = (id: string, code: string, over: object = {}) => ({
    ...{ id, countId: 'c1', warehouseId: 'w1', location: { id: `place-${code}`, code } },
    ...{ status: 'open' as const, countedBy: null, recountedBy: null },
    ...over,
  });
  const again = { status: 'recount' as const, countedBy: me().id };
  const platform = await open('count', {
    'GET /count/tasks': ({ query }) => ({
      items: query?.status === 'open' ? [task('t1', 'A-01')] : [task('t2', 'A-02', again)],
      nextCursor: null,
      matching: 1,
    }),
    'POST /count/entry': () => ({ message: 'Counted', task: { ...task('t1', 'A-01'), status: 'recount' } }),
  });
  await question('Go to A-01 and scan it');
  await scan('A-02');
  await said('bad', 'You have counted A-02 already. It waits for a second count by somebody else.');
  await scan('DOCK');
  await said('bad', 'Wrong place: DOCK is not to be counted.');
  await scan('A-01', FOIL, FOIL, CASE);
  await question('Scan the next piece');
  await waitFor(() => expect(screen.getByLabelText('Quantity of FOIL-500, Case')).toHaveValue('1'));
  await userEvent.click(screen.getByRole('button', { name: 'This is all that lies here' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /count/entry')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /count/entry')[0]?.body).toEqual({
    task_id: 't1',
    entries: [{ sku_id: 'sku-1', quantity: 14 }],
  });
}, 30_000);

test('goods are brought from reserve by scans; less needs a reason, and what does not go in is corrected', async () => {
  const task: ReplenishTask = {
    ...{ id: 't1', warehouseId: 'w1', lot: null, pieces: 24, pack: { unit: 'case', factor: 12 } },
    sku: { id: foil.id, code: foil.code, name: foil.name, serialTracked: false, barcodes: foil.barcodes },
    from: { id: 'place-A-02', code: 'A-02' },
    to: { id: 'place-A-01', code: 'A-01' },
  };
  let taken: ReplenishTask | null = task;
  let isFull = true;
  const platform = await open('replenish', {
    'POST /replenish-task/take': () => ({ message: 'Yours', task: taken }),
    'POST /replenish-task/done': () => {
      if (isFull) {
        const fault = { field: 'task_id', code: 'put_max_pieces', reason: 'x', params: { location: 'A-01', max: 20 } };
        return failure('put_refused', [fault]);
      }
      taken = null;
      return { ...booked(), message: 'Brought' };
    },
  });
  await question('Go to A-02');
  await scan('A-01');
  await said('bad', 'This is A-01. Go to A-02.');
  await scan('A-02');
  await question('Take 2 cases (24 pieces in all) of FOIL-500');
  await scan('TAPE-1');
  await said('bad', 'This is TAPE, not FOIL-500');
  await userEvent.click(screen.getByRole('button', { name: 'There is less' }));
  await question('How many pieces of FOIL-500 do you bring?');
  await userEvent.click(screen.getByRole('button', { name: 'No more lies there' }));
  await said('bad', 'A whole number from 0 to 23, please.');
  await userEvent.type(screen.getByLabelText('Pieces'), '22');
  await userEvent.click(screen.getByRole('button', { name: 'No more lies there' }));
  await question('Put 22 pieces of FOIL-500 into A-01');
  await scan('A-01');
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  expect(await done.findByText(/^Refused, nothing booked/)).toBeVisible();
  isFull = false;
  await userEvent.click(done.getByRole('button', { name: 'Correct it' }));
  await userEvent.clear(done.getByLabelText('Quantity of FOIL-500'));
  await userEvent.type(done.getByLabelText('Quantity of FOIL-500'), '20');
  await userEvent.click(done.getByRole('button', { name: 'Send again' }));
  expect(await done.findByText('Booked')).toBeVisible();
  expect(await screen.findByText('Nothing to bring now')).toBeVisible();
  const [first, second] = platform.fake.callsTo('POST /replenish-task/done').map(({ body }) => body);
  expect(first).toMatchObject({ task_id: 't1', quantity: 22, reason: 'missing' });
  expect(second).toMatchObject({ task_id: 't1', quantity: 20, reason: 'missing' });
  expect(second?.key).not.toBe(first?.key);
}, 30_000);

test('the menu shows what a person may do, and the sound can be turned off', async () => {
  const { platform } = renderWithPlatform(<FloorPage task={undefined} />, { routes });
  expect(await screen.findByRole('link', { name: /^Put away/ })).toHaveAttribute('href', '/inventory/floor/put-away');
  await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  expect(platform.preferences.get('floor.muted')).toBe('yes');
});

test('without network a product is known that this device never read, with its packs and what it is tracked by', async () => {
  const known = {
    ...{ id: 'sku-9', code: 'YEAST', name: 'Dry yeast', shelfLifeDays: null, lotTracked: true, serialTracked: false },
    units: [{ unit: 'case' as const, factor: 12 }],
    barcodes: [{ code: '036000291452', unit: 'case' as const }],
  };
  let online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const platform = await open('receive', {
    'GET /skus/known': () => ({ items: [known], nextCursor: null }),
    'POST /stock/receive': () => booked(),
  });
  await question('Scan what has come in');
  await waitFor(() => expect(platform.fake.callsTo('GET /skus/known')).toHaveLength(1));
  online = false;
  platform.fake.on({ 'GET /sku/scanned': unreachable, 'GET /location/scanned': unreachable });
  // Another length of the same number.
  await scan('0036000291452');
  await question('Which lot of YEAST is it?');
  await scan('L-1');
  await userEvent.click(await screen.findByRole('button', { name: 'It does not expire' }));
  await said('good', '12 × YEAST');
  await scan('9999');
  await said('bad', '9999 is not known without network. This scan was not kept');
  await userEvent.click(screen.getByRole('button', { name: 'Receive 12 pieces' }));
  await said('kept', 'Kept, waits for the network: Received 12 pieces at DOCK');
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/receive')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /stock/receive')[0]?.body.moves[0]).toMatchObject({
    ...{ sku_id: 'sku-9', quantity: 1, unit: 'case', lot: 'L-1' },
  });
}, 30_000);

test('a task says in which of several warehouses it is', async () => {
  const both = [aWarehouse({ id: 'w1', name: 'Aachen' }), aWarehouse({ id: 'w2', name: 'Bremen' })];
  renderWithPlatform(<FloorPage task="replenish" />, {
    path: '/inventory/floor/replenish?warehouse=w1',
    routes: {
      ...routes,
      'GET /mycompany/warehouses': () => ({ myWarehouses: both }),
      'POST /replenish-task/take': () => ({ message: 'None', task: null }),
    },
  });
  expect(await screen.findByText('Nothing to bring now')).toBeVisible();
  expect(screen.getByText('Aachen')).toBeVisible();
  expect(screen.queryByText('Bremen')).toBeNull();
});
