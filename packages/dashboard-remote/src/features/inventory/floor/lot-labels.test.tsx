import type { KnownSku, MoveTask, ReplenishTask, StockRow } from '@slotwise/contract';
import { aWarehouse, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { aMove, aPlace, aSku } from '../fixtures';
import { contentOf } from '../labels/model/content';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const yeast = aSku({ code: 'YEAST', name: 'Dry yeast', lotTracked: true, barcodes: [] });
const soup = aSku({ id: 'sku-2', code: 'SOUP', lotTracked: true, barcodes: [] });
const lot = (code: string, skuId = yeast.id) => ({ id: `lot-${code}`, skuId, code, expiresOn: null, held: false });
const row = (place: string, lotCode: string): StockRow => ({
  ...{ warehouseId: 'w1', location: { id: `place-${place}`, code: place }, state: 'available' },
  sku: { id: yeast.id, code: yeast.code, name: yeast.name },
  lot: { id: `lot-${lotCode}`, code: lotCode, expiresOn: null },
  ...{ onHand: 9, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
});
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: [
      aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' }),
      aPlace({ id: 'place-A-01', code: 'A-01', purpose: 'storage' }),
    ],
    ...{ nextCursor: null, matching: 2 },
  }),
  'GET /stock': () => ({ items: [row('DOCK', 'L-1'), row('DOCK', 'L202150')], nextCursor: null, matching: 2 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /sku/scanned': () => ({ found: null }),
  'GET /lot/scanned': ({ query }) => {
    if (query?.code.toUpperCase() === 'L202150') return { found: [{ sku: yeast, lot: lot('L202150') }] };
    if (query?.code !== 'L-1') return { found: [] };
    return {
      found: [
        { sku: soup, lot: lot('L-1', soup.id) },
        { sku: yeast, lot: lot('L-1') },
      ],
    };
  },
  'POST /stock/put-away': () => ({ message: 'Booked', moves: [aMove()] }),
};
/** As it is printed unless another symbol is chosen. */
const printed = contentOf(
  {
    ...{ kind: 'lot', id: 'lot-L202150', unit: 'each', pieces: 1, code: yeast.code, name: yeast.name, barcode: null },
    ...{ lot: { code: 'L202150', expiresOn: null }, printed: null },
  },
  'code128',
);
const label = 'data' in printed ? printed.data : '';
const sent = (platform: Awaited<ReturnType<typeof openFloor>>) =>
  platform.fake.callsTo('POST /stock/put-away').map(({ body }) => body.moves[0]);

test('the label of a lot as it is printed is found: its goods, and what lies of that lot first', async () => {
  await openFloor('find', { routes });
  scan(label);
  await question('YEAST');
  expect(screen.getByText('Dry yeast · Lot L202150')).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'What was found' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DOCKLot L2021509 pieces', 'DOCKLot L-19 pieces']);
});

test('the label of a lot is put away with its lot, and once more is one more', async () => {
  const platform = await openFloor('put-away', { routes });
  await question('Scan what you put away');
  scan(label, label.toLowerCase());
  await said('good', '2 × YEAST');
  scan('A-01');
  await waitFor(() => expect(sent(platform)).toMatchObject([{ sku_id: yeast.id, quantity: 2, lot: 'L202150' }]));
});

test('a lot of several products is called so, with their codes', async () => {
  await openFloor('put-away', { routes });
  await question('Scan what you put away');
  scan('L-1');
  await said('bad', 'Several products have lot L-1: SOUP and YEAST. Scan the product. Nothing is booked.');
});

test('without network a lot is known from what was read ahead', async () => {
  const known: KnownSku = {
    ...{
      id: yeast.id,
      code: yeast.code,
      name: yeast.name,
      shelfLifeDays: null,
      lotTracked: true,
      serialTracked: false,
    },
    ...{ units: [], barcodes: [], lots: ['L202150'] },
  };
  const platform = await openFloor('put-away', {
    routes: { ...routes, 'GET /skus/known': () => ({ items: [known], nextCursor: null }) },
  });
  await waitFor(() => expect(platform.fake.callsTo('GET /skus/known')).toHaveLength(1));
  await question('Scan what you put away');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const call of ['GET /sku/scanned', 'GET /lot/scanned', 'GET /location/scanned', 'GET /stock'] as const)
    platform.fake.on({ [call]: unreachable });
  scan(label);
  await said('good', '1 × YEAST');
});

const replenish: ReplenishTask = {
  ...{ id: 't1', warehouseId: 'w1', lot: { id: 'lot-L-1', code: 'L-1', expiresOn: null }, pieces: 4, pack: null },
  sku: { id: yeast.id, code: yeast.code, name: yeast.name, serialTracked: false, barcodes: [] },
  ...{ from: { id: 'place-DOCK', code: 'DOCK' }, to: { id: 'place-A-01', code: 'A-01' } },
};

test('goods are brought from reserve by the label of their lot alone, also of a lot that other products have', async () => {
  await openFloor('replenish', {
    routes: { ...routes, 'POST /replenish-task/take': () => ({ message: 'Yours', task: replenish }) },
  });
  await question('Go to DOCK');
  scan('DOCK', label);
  await said('bad', 'Wrong lot: this is lot L202150 of YEAST, not L-1. Nothing is booked.');
  scan('L-1');
  await question('Put 4 pieces of YEAST into A-01');
});

test('without network the lot that is to be brought is known by the task itself', async () => {
  const platform = await openFloor('replenish', {
    routes: { ...routes, 'POST /replenish-task/take': () => ({ message: 'Yours', task: replenish }) },
  });
  await question('Go to DOCK');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const call of ['GET /sku/scanned', 'GET /lot/scanned', 'GET /location/scanned'] as const)
    platform.fake.on({ [call]: unreachable });
  scan('DOCK', '(10)L-1');
  await question('Put 4 pieces of YEAST into A-01');
});

test('goods of a plan are fetched by the label of a lot of theirs, and not by that of others', async () => {
  const task: MoveTask = {
    ...{ proposalId: 'p1', warehouseId: 'w1', turn: 1, pieces: 4, back: false, buffer: false, status: 'ready' },
    ...{ sku: { id: yeast.id, code: yeast.code, name: yeast.name }, user: null },
    ...{ from: replenish.from, to: replenish.to },
  };
  await openFloor('relocate', {
    routes: {
      ...routes,
      'POST /move-task/take': () => ({ message: 'Yours', task }),
      'GET /lot/scanned': ({ query }) => ({
        found:
          query?.code === 'S-1'
            ? [{ sku: soup, lot: lot('S-1', soup.id) }]
            : [soup, yeast].map((sku) => ({ sku, lot: lot('L-1', sku.id) })),
      }),
    },
  });
  await question('Fetch YEAST from DOCK');
  scan('S-1');
  await said('bad', 'This is SOUP, not YEAST');
  scan('L-1');
  await question('Put YEAST into A-01');
});
