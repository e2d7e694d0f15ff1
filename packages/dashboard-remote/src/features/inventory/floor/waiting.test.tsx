import { aWarehouse, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const foil = aSku({ code: 'FOIL', barcodes: [{ code: FOIL, unit: 'each' }] });
const dock = () => ({
  items: [aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' })],
  ...{ nextCursor: null, matching: 1 },
});
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': dock,
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === FOIL ? { sku: foil, unit: 'each' } : null }),
  'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove()] }),
};
let online = true;
beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

test('goods that are scanned while the places are on their way are counted when they are there', async () => {
  let answer: () => void = () => undefined;
  const read = new Promise<void>((resolve) => (answer = resolve));
  await openFloor('receive', {
    routes: {
      ...routes,
      'GET /locations': async () => {
        await read;
        return dock();
      },
    },
  });
  await question('Scan the place where it has come in');
  scan(...Array.from({ length: 10 }, () => FOIL));
  answer();
  await said('good', '10 × FOIL');
  expect(screen.getByRole('button', { name: 'Receive 10 pieces' })).toBeVisible();
}, 30_000);

test('goods are not waited for where the places cannot be had', async () => {
  await openFloor('receive', { routes: { ...routes, 'GET /locations': unreachable } });
  await question('Scan the place where it has come in');
  scan(FOIL);
  await said('bad', /FOIL is a product\. Scan a place/);
}, 30_000);

test('what was kept without network is said to be booked once it is', async () => {
  const platform = await openFloor('receive', { routes });
  await question('Scan what has come in');
  scan(FOIL);
  await said('good', '1 × FOIL');
  online = false;
  platform.fake.on({ 'POST /stock/receive': unreachable });
  await userEvent.click(screen.getByRole('button', { name: 'Receive 1 piece' }));
  await said('kept', /^Kept, waits for the network: /);
  platform.fake.on({ 'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove()] }) });
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  await said('good', /^Booked: .*FOIL/);
  await waitFor(() => expect(screen.queryByText(/^Kept, waits/)).toBeNull());
}, 30_000);

test('what waits in the queue is no longer there to be put away, whoever asks without network', async () => {
  const row = {
    ...{ warehouseId: 'w1', location: { id: 'place-DOCK', code: 'DOCK' }, lot: null, state: 'available' as const },
    sku: { id: foil.id, code: foil.code, name: foil.name },
    ...{ onHand: 48, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
  };
  const platform = await openFloor('put-away', {
    routes: {
      ...routes,
      'GET /location/scanned': () => ({
        location: aPlace({ id: 'place-A-01', code: 'A-01', purpose: 'storage' }),
        elsewhere: null,
      }),
      'GET /stock': () => ({ items: [row], nextCursor: null, matching: 1 }),
    },
  });
  const waiting = () => within(screen.getByRole('group', { name: 'Waits to be put away' })).getByRole('button');
  await waitFor(() => expect(waiting()).toHaveTextContent('48 × FOIL'));
  online = false;
  platform.fake.on({ 'POST /stock/put-away': unreachable });
  scan(FOIL, FOIL, 'A-01');
  await said('kept', /^Kept, waits for the network: Put 2 pieces/);
  expect(waiting()).toHaveTextContent('46 × FOIL');
  scan(FOIL);
  await said('good', '1 × FOIL');
  const field = screen.getByLabelText('Quantity of FOIL, Piece');
  await userEvent.clear(field);
  await userEvent.type(field, '48');
  expect(screen.getByRole('alert')).toHaveTextContent('At most 46: there is no more.');
  await userEvent.clear(field);
  await userEvent.type(field, '46{Enter}');
  scan(FOIL);
  await said('bad', 'At most 46 of FOIL: no more lie there.');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  platform.fake.on({ 'GET /stock': unreachable });
  scan(FOIL);
  await said('good', '1 × FOIL');
  await userEvent.clear(screen.getByLabelText('Quantity of FOIL, Piece'));
  await userEvent.type(screen.getByLabelText('Quantity of FOIL, Piece'), '47');
  expect(screen.getByRole('alert')).toHaveTextContent('At most 46: there is no more.');
}, 30_000);
