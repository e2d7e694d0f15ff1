import type { CountTask } from '@slotwise/contract';
import { aWarehouse, me } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const foil = aSku({ code: 'FOIL', barcodes: [{ code: FOIL, unit: 'each' }] });
const purposeOf = (code: string) => (code === 'DOCK' ? 'receiving' : 'storage');
const task: CountTask = {
  ...{ id: 't1', countId: 'c1', warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
  ...{ status: 'open', countedBy: null, recountedBy: null },
};
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: ['DOCK', 'A-01', 'A-02'].map((code) => aPlace({ id: `place-${code}`, code, purpose: purposeOf(code) })),
    ...{ nextCursor: null, matching: 3 },
  }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /stock': () => ({
    items: [
      {
        ...{ warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
        ...{ sku: { id: foil.id, code: foil.code, name: foil.name }, lot: null, state: 'available' },
        ...{ onHand: 9, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
      },
    ],
    ...{ nextCursor: null, matching: 1 },
  }),
  'GET /count/tasks': ({ query }) => ({
    ...{ items: query?.status === 'open' ? [task] : [], nextCursor: null },
    matching: 1,
  }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === FOIL ? { sku: foil, unit: 'each' } : null }),
  'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove({})] }),
};
const open = (name: string, more: TestPlatformOptions = {}) => openFloor(name, { ...more, routes });
const quantity = () => screen.findByLabelText('Quantity of FOIL, Piece');

test('goods that were scanned and not received are still there after a reload, until they are', async () => {
  await open('receive');
  await question('Scan what has come in');
  scan(FOIL, FOIL, FOIL);
  await said('good', '3 × FOIL');
  cleanup();
  const platform = await open('receive');
  expect(await quantity()).toHaveValue('3');
  expect(screen.getByText(/^3 pieces from .* are still here, and not booked/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByText(/still here/)).toBeNull();
  expect(await quantity()).toHaveValue('3');
  scan(FOIL);
  await said('good', '4 × FOIL');
  await userEvent.click(screen.getByRole('button', { name: 'Receive 4 pieces' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/receive')[0]?.body.moves[0]?.quantity).toBe(4));
  await question('Scan what has come in');
  cleanup();
  await open('receive');
  await question('Scan what has come in');
  expect(screen.queryByLabelText('Quantity of FOIL, Piece')).toBeNull();
}, 30_000);

test('a count goes on at its place, and a move with the goods in the hand', async () => {
  await open('count');
  await question('Go to A-01 and scan it');
  scan('A-01', FOIL, FOIL);
  await said('good', '2 × FOIL');
  cleanup();
  await open('count');
  expect(await quantity()).toHaveValue('2');
  cleanup();

  await open('move');
  await question('Scan the place that you take it from');
  scan('A-01', FOIL);
  await said('good', '1 × FOIL');
  cleanup();
  await open('move');
  await question('Scan the place that you put it into');
  expect(await quantity()).toHaveValue('1');
  // A place without goods in the hand is nothing that was left off.
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await question('Scan what you take');
  cleanup();
  await open('move');
  await question('Scan the place that you take it from');
}, 30_000);

test('the next person at the device begins anew', async () => {
  await open('receive', { me: me({ id: 'one' }) });
  await question('Scan what has come in');
  scan(FOIL);
  await said('good', '1 × FOIL');
  cleanup();
  await open('receive', { me: me({ id: 'another' }) });
  await question('Scan what has come in');
  expect(screen.queryByLabelText('Quantity of FOIL, Piece')).toBeNull();
}, 30_000);
