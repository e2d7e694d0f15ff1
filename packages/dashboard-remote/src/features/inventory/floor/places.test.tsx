import type { StockRow } from '@slotwise/contract';
import { aWarehouse, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFloor, question, said } from '../../../testing/open-floor';
import { aMove, aPlace, aSku } from '../fixtures';
import FloorPage from './floor-page';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const foil = aSku({ barcodes: [{ code: FOIL, unit: 'each' }] });
const place = (code: string, purpose: 'receiving' | 'storage' = 'storage') =>
  aPlace({ id: `place-${code}`, code, purpose });
const aachen = aWarehouse({ id: 'w1', name: 'Aachen' });
const bremen = aWarehouse({ id: 'w2', name: 'Bremen' });
const atDock: StockRow = {
  ...{ warehouseId: 'w1', location: { id: 'place-DOCK', code: 'DOCK' }, lot: null, state: 'available' },
  sku: { id: foil.id, code: foil.code, name: foil.name },
  ...{ onHand: 9, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
};
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aachen] }),
  'GET /locations': () => ({
    items: [place('DOCK', 'receiving'), place('A-01'), place('A-02')],
    nextCursor: null,
    matching: 3,
  }),
  'GET /location/scanned': ({ query }) => ({ location: null, elsewhere: query?.code === 'Z-07' ? bremen : null }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === FOIL ? { sku: foil, unit: 'each' } : null }),
  'GET /stock': () => ({ items: [atDock], nextCursor: null, matching: 1 }),
  'GET /skus/known': () => ({ items: [], nextCursor: null }),
  'GET /warehouses/open': () => ({ open: [] }),
  'GET /stock/places': () => ({
    proposals: [
      { location: { id: 'place-A-01', code: 'A-01' }, reasons: ['same_sku'] },
      { location: { id: 'place-A-03', code: 'A-03' }, reasons: ['short_walk'] },
    ],
    unfit: [],
    refused: [],
  }),
};
const scan = async (...codes: string[]) => {
  const user = userEvent.setup({ delay: null });
  for (const code of codes) await user.keyboard(`${code}{Enter}`);
};

test('a place of another warehouse is called so, and what is nowhere is unknown', async () => {
  await openFloor('find', { routes });
  await scan('Z-07');
  await said('bad', 'Wrong warehouse: Z-07 is a place of Bremen. Nothing is booked.');
  await scan('Z-08');
  await said('bad', 'Unknown code Z-08. Nothing is booked.');
});

test('what waits to be put away is listed with where it lies; one that is chosen is asked for, and its scan proves it', async () => {
  const soup = { id: 'sku-2', code: 'SOUP', name: 'Soup' };
  const returned: StockRow = {
    ...{ ...atDock, sku: soup, onHand: 3, state: 'returned' },
    location: { id: 'place-RAMP', code: 'RAMP' },
  };
  const { fake } = await openFloor('put-away', {
    routes: {
      ...routes,
      'GET /locations': () => ({
        items: [place('DOCK', 'receiving'), place('RAMP', 'receiving'), place('A-01')],
        nextCursor: null,
        matching: 3,
      }),
      'GET /stock': ({ query }) =>
        query?.purpose === 'receiving'
          ? { items: [atDock, returned], nextCursor: null, matching: 60 }
          : { items: [atDock], nextCursor: null, matching: 1 },
    },
  });
  const list = within(await screen.findByRole('group', { name: 'Waits to be put away' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '9 × FOIL-500Pallet foil, in DOCK',
    '3 × SOUPSoup, in RAMPReturned',
  ]);
  expect(list.getByText('And 58 more')).toBeVisible();
  expect(fake.callsTo('GET /stock')[0]?.query).toMatchObject({ warehouse_id: 'w1', purpose: 'receiving' });
  await userEvent.click(list.getByRole('button', { name: /FOIL-500/ }));
  await question('Scan FOIL-500 to put it away');
  expect(screen.getByText('From DOCK')).toBeVisible();
  await scan(FOIL);
  await said('good', '1 × FOIL-500');
  await question('Scan the place that you put it into');
});

test('of several warehouses the person says in which one they work, and each is asked alone', async () => {
  const several = { 'GET /mycompany/warehouses': () => ({ myWarehouses: [aachen, bremen] }) };
  const { platform } = renderWithPlatform(<FloorPage task={undefined} />, { routes: { ...routes, ...several } });
  const choice = await screen.findByLabelText('Warehouse');
  expect(choice).toHaveDisplayValue('Choose a warehouse');
  expect(screen.queryByRole('navigation', { name: 'Tasks on the floor' })).toBeNull();
  expect(platform.fake.callsTo('GET /locations')).toHaveLength(0);
  await userEvent.selectOptions(choice, 'Bremen');
  expect(screen.getByRole('navigation', { name: 'Tasks on the floor' })).toBeVisible();
  expect(platform.preferences.get(`floor.warehouse:${me().id}`)).toBe('w2');
  await waitFor(() => expect(platform.fake.callsTo('GET /locations')[0]?.query).toMatchObject({ warehouse_id: 'w2' }));
  expect(within(choice).queryByText('Choose a warehouse')).toBeNull();
});

test('a scan before a warehouse is chosen is answered, and the answer is gone with the choice', async () => {
  const several = { 'GET /mycompany/warehouses': () => ({ myWarehouses: [aachen, bremen] }) };
  renderWithPlatform(<FloorPage task="move" />, { routes: { ...routes, ...several } });
  const choice = await screen.findByLabelText('Warehouse');
  await scan(FOIL);
  await said('bad', 'Choose a warehouse first');
  await userEvent.selectOptions(choice, 'Bremen');
  await screen.findByRole('region', { name: 'What is asked now' });
  expect(screen.queryByText('Choose a warehouse first')).toBeNull();
});

test('the warehouse that a link names is the one of the person from then on, until another is chosen', async () => {
  const several = { 'GET /mycompany/warehouses': () => ({ myWarehouses: [aachen, bremen] }) };
  const { platform } = renderWithPlatform(<FloorPage task={undefined} />, {
    path: '/inventory/floor?warehouse=w2',
    routes: { ...routes, ...several },
  });
  const choice = await screen.findByLabelText('Warehouse');
  expect(choice).toHaveDisplayValue('Bremen');
  await waitFor(() => expect(platform.preferences.get(`floor.warehouse:${me().id}`)).toBe('w2'));
  await userEvent.selectOptions(choice, 'Aachen');
  expect(choice).toHaveDisplayValue('Aachen');
  expect(platform.preferences.get(`floor.warehouse:${me().id}`)).toBe('w1');
});

test('goods that go elsewhere than proposed do so only after a question that says why', async () => {
  const { fake } = await openFloor('put-away', {
    routes: { ...routes, 'POST /stock/put-away': () => ({ message: 'Booked', moves: [aMove()] }) },
  });
  const sent = () => fake.callsTo('POST /stock/put-away').map(({ body }) => body.moves[0]?.to_location_id);
  await scan(FOIL);
  const proposed = await screen.findByRole('button', { name: /^A-01/ });
  // In an element of its own, in which no line ends.
  expect(within(proposed).getByText('A-01', { selector: 'span > span' })).toBeVisible();
  expect(within(screen.getByRole('button', { name: /^A-03/ })).getByText('A-03', { selector: 'span' })).toBeVisible();
  await scan('A-02');
  await question('A-02 was not proposed');
  expect(screen.getByText(/^Proposed is A-01: .+/)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }));
  await question('Scan the place that you put it into');
  await scan('A-02');
  await question('A-02 was not proposed');
  await scan('A-02');
  await waitFor(() => expect(sent()).toEqual(['place-A-02']));
  await question('Scan what you put away');
  await scan(FOIL);
  await screen.findByRole('button', { name: /^A-01/ });
  await scan('A-02');
  await question('A-02 was not proposed');
  await scan('A-01');
  await waitFor(() => expect(sent()).toEqual(['place-A-02', 'place-A-01']));
}, 30_000);

test('a place that is scanned before the proposals have come waits for them, and the question is asked all the same', async () => {
  let answer: () => void = () => undefined;
  const read = new Promise<void>((resolve) => (answer = resolve));
  const { fake } = await openFloor('put-away', {
    routes: {
      ...routes,
      'GET /stock/places': async () => {
        await read;
        return {
          proposals: [{ location: { id: 'place-A-01', code: 'A-01' }, reasons: ['same_sku'] }],
          unfit: [],
          refused: [],
        };
      },
      'POST /stock/put-away': () => ({ message: 'Booked', moves: [aMove()] }),
    },
  });
  const sent = () => fake.callsTo('POST /stock/put-away').map(({ body }) => body.moves[0]);
  await question('Scan what you put away');
  await scan(FOIL, FOIL, 'A-02');
  await said('good', '2 × FOIL-500');
  await waitFor(() => expect(fake.callsTo('GET /stock/places').at(-1)?.query).toMatchObject({ quantity: 2 }));
  expect(sent()).toEqual([]);
  answer();
  await question('A-02 was not proposed');
  expect(sent()).toEqual([]);
  await scan('A-02');
  await waitFor(() => expect(sent()).toMatchObject([{ quantity: 2, to_location_id: 'place-A-02' }]));
}, 30_000);

test('where the proposals cannot be had the place is booked as it was scanned, after what was scanned before it', async () => {
  const { fake } = await openFloor('put-away', {
    routes: {
      ...routes,
      'GET /stock/places': () => failure('internal'),
      'POST /stock/put-away': () => ({ message: 'Booked', moves: [aMove()] }),
    },
  });
  await question('Scan what you put away');
  await scan(FOIL, FOIL, 'A-02', FOIL);
  await waitFor(() =>
    expect(fake.callsTo('POST /stock/put-away').map(({ body }) => body.moves[0])).toMatchObject([
      { quantity: 2, to_location_id: 'place-A-02' },
    ]),
  );
  await said('good', '1 × FOIL-500');
}, 30_000);

test('goods that were not chosen from those that wait are asked about, and the chosen ones are taken by their scan', async () => {
  const tape = aSku({ id: 'sku-2', code: 'TAPE', barcodes: [{ code: 'TAPE-1', unit: 'each' }] });
  const taped: StockRow = { ...atDock, sku: { id: 'sku-2', code: 'TAPE', name: 'Tape' } };
  await openFloor('put-away', {
    routes: {
      ...routes,
      'GET /sku/scanned': ({ query }) => {
        const sku = [foil, tape].find(({ barcodes }) => barcodes.some(({ code }) => code === query?.barcode));
        return { found: sku ? { sku, unit: 'each' } : null };
      },
      'GET /stock': ({ query }) => ({
        items: query?.sku_id === 'sku-2' ? [taped] : query?.sku_id === undefined ? [atDock, taped] : [atDock],
        ...{ nextCursor: null, matching: 2 },
      }),
    },
  });
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^9 × FOIL-500/ }));
    await question('Scan FOIL-500 to put it away');
  };
  await choose();
  await scan('TAPE-1');
  await question('This is TAPE, not FOIL-500');
  await said('bad', 'Wrong product: this is TAPE, not FOIL-500. Nothing is booked.');
  await userEvent.click(screen.getByRole('button', { name: 'Scan again' }));
  await question('Scan FOIL-500 to put it away');
  await scan('TAPE-1');
  await question('This is TAPE, not FOIL-500');
  await scan(FOIL);
  await said('good', '1 × FOIL-500');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await choose();
  await scan('TAPE-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Take TAPE instead' }));
  await said('good', '1 × TAPE');
  await question('Scan the place that you put it into');
}, 30_000);
