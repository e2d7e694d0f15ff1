import { startServer, type TestServer } from '../harness';
import { stockedCompany } from './stock-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const A = '01-01-1-1';

test('what scanners read is given out ahead, whole or as much as was moved last', async () => {
  const own = await stockedCompany(server);
  const parts = {
    units: [{ unit: 'case' as const, factor: 12 }],
    barcodes: [{ code: '40001', unit: 'case' as const }],
    lot_tracked: true,
    shelf_life_days: 90,
  };
  const [first, second] = [await own.sku({ ...parts, code: 'B-1' }), await own.sku({ code: 'A-1' })];
  const read = async (query: Record<string, string>) =>
    (await server.call('GET /skus/known', { token: own.token, query })).body;
  const page = await read({ limit: '1' });
  expect(page.items.map(({ code }: { code: string }) => code)).toEqual(['A-1']);
  expect(await read({ limit: '1', cursor: page.nextCursor ?? '' })).toEqual({
    items: [
      {
        ...{ id: first.id, code: 'B-1', name: first.name, shelfLifeDays: 90, lotTracked: true, serialTracked: false },
        ...{ units: [{ unit: 'case', factor: 12 }], barcodes: [{ code: '40001', unit: 'case' }], lots: [] },
      },
    ],
    nextCursor: null,
  });
  expect((await read({ moved: 'last' })).items).toEqual([]);
  await own.book('receive', { sku_id: second.id, quantity: 3, to_location_id: own.at(A) });
  expect((await read({ moved: 'last' })).items).toMatchObject([{ id: second.id }]);
  await own.book('receive', { sku_id: first.id, quantity: 3, lot: 'L-1', to_location_id: own.at(A) });
  expect((await read({ moved: 'last' })).items[1]).toMatchObject({ id: first.id, lots: ['L-1'] });
  expect((await server.call('GET /skus/known', { token: own.token, query: { limit: '2001' } })).status).toBe(422);
});

test('the code of a lot alone names its SKU, each that has it in stock, else each that had it', async () => {
  const own = await stockedCompany(server);
  const [one, two] = [
    await own.sku({ code: 'A-1', lot_tracked: true }),
    await own.sku({ code: 'B-1', lot_tracked: true }),
  ];
  const scanned = async (code: string) =>
    (await server.call('GET /lot/scanned', { token: own.token, query: { code } })).body.found.map(
      ({ sku, lot }: { sku: { code: string }; lot: { code: string } }) => `${sku.code} ${lot.code}`,
    );
  const goods = (sku: { id: string }) => ({ sku_id: sku.id, quantity: 1, lot: 'L-1', to_location_id: own.at(A) });
  expect(await scanned('L-1')).toEqual([]);
  await own.book('receive', goods(two));
  const [first] = (await own.book('receive', goods(one))).body.moves;
  expect(await scanned('l-1')).toEqual(['A-1 L-1', 'B-1 L-1']);
  await server.call('POST /stock/undo', {
    token: own.token,
    body: { moves: [{ key: 'u-1', move_id: first?.id ?? '' }] },
  });
  expect(await scanned('L-1')).toEqual(['B-1 L-1']);
  const other = await stockedCompany(server);
  expect((await server.call('GET /lot/scanned', { token: other.token, query: { code: 'L-1' } })).body.found).toEqual(
    [],
  );
});
