import type { CountTask, ReplenishTask } from '@slotwise/contract';
import { aWarehouse } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const foil = aSku({ code: 'FOIL', barcodes: [{ code: FOIL, unit: 'each' }] });
const counting: CountTask = {
  ...{ id: 't1', countId: 'c1', warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
  ...{ status: 'open', countedBy: null, recountedBy: null },
};
const bringing: ReplenishTask = {
  ...{ id: 'r1', warehouseId: 'w1', lot: null, pack: null, pieces: 4 },
  sku: { id: foil.id, code: foil.code, name: foil.name, serialTracked: false, barcodes: foil.barcodes },
  ...{ from: { id: 'place-A-01', code: 'A-01' }, to: { id: 'place-DOCK', code: 'DOCK' } },
};
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: [
      aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' }),
      aPlace({ id: 'place-A-01', code: 'A-01', purpose: 'storage' }),
    ],
    ...{ nextCursor: null, matching: 2 },
  }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === FOIL ? { sku: foil, unit: 'each' } : null }),
  'GET /count/tasks': ({ query }) => ({
    ...{ items: query?.status === 'open' ? [counting] : [], nextCursor: null },
    matching: 1,
  }),
  'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove()] }),
  'POST /replenish-task/take': () => ({ message: 'Yours', task: bringing }),
};
/** Before anything is drawn in between. */
const tapTwice = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
};
const done = async (text: RegExp) => {
  const recent = within(await screen.findByRole('region', { name: 'Just done' }));
  await waitFor(() => expect(recent.queryByText('Waiting for the network')).toBeNull());
  expect(recent.getAllByText(text)).toHaveLength(1);
};

test('two taps receive once, and what is scanned meanwhile stays for the next time', async () => {
  const platform = await openFloor('receive', { routes });
  await question('Scan what has come in');
  scan(FOIL);
  await said('good', '1 × FOIL');
  tapTwice('Receive 1 piece');
  scan(FOIL);
  await done(/^Received/);
  expect(platform.fake.callsTo('POST /stock/receive')).toHaveLength(1);
  expect(await screen.findByLabelText('Quantity of FOIL, Piece')).toHaveValue('1');
  await userEvent.click(screen.getByRole('button', { name: 'Receive 1 piece' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/receive')).toHaveLength(2));
}, 30_000);

test('two taps count a place once', async () => {
  const platform = await openFloor('count', {
    routes: { ...routes, 'POST /count/entry': () => ({ message: 'Counted', task: counting }) },
  });
  await question('Go to A-01 and scan it');
  scan('A-01');
  await question('Scan all that lies here');
  tapTwice('Nothing lies here');
  await said('good', 'A-01 is counted');
  await done(/^Counted/);
  expect(platform.fake.callsTo('POST /count/entry')).toHaveLength(1);
}, 30_000);

test('two taps bring goods once', async () => {
  const platform = await openFloor('replenish', {
    routes: { ...routes, 'POST /replenish-task/done': () => ({ message: 'Done', moves: [] }) },
  });
  await question('Go to A-01');
  await userEvent.click(screen.getByRole('button', { name: 'I am there' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have it' }));
  await question(/^Put 4 pieces of FOIL/);
  tapTwice('This is the place');
  await done(/^Brought/);
  expect(platform.fake.callsTo('POST /replenish-task/done')).toHaveLength(1);
}, 30_000);

test('what was taken back before it was sent can be done again', async () => {
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const platform = await openFloor('replenish', {
    routes: { ...routes, 'POST /replenish-task/done': () => ({ message: 'Done', moves: [] }) },
  });
  const bring = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'I am there' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'This is the place' }));
  };
  await question('Go to A-01');
  isOnline = false;
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  await bring();
  await userEvent.click(await screen.findByRole('button', { name: /^Take back/ }));
  await bring();
  isOnline = true;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(platform.fake.callsTo('POST /replenish-task/done')).toHaveLength(1));
}, 30_000);
