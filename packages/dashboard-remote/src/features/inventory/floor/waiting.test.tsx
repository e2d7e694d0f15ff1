import { aWarehouse, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor } from '@testing-library/react';
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
