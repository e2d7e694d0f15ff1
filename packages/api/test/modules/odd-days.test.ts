import type { RouteKey } from '@slotwise/contract';
import { startServer, type TestServer } from '../harness';
import { layoutForm, stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server, layoutForm({ aisles: 1, bays: 1 }));
});
afterAll(() => server.close());

const LAST = '9999-12-31';
const FIRST = '0000-01-01';
const MIDNIGHT = 'T00:00:00Z';

test.each<[RouteKey, Record<string, string>]>([
  ['GET /stock', { dead_on: LAST }],
  ['GET /skus', { dead_on: LAST }],
  ['GET /stock', { expires_from: FIRST }],
  ['GET /stock/moves', { from: FIRST + MIDNIGHT }],
  ['GET /stock/moves/file', { format: 'csv', from: FIRST + MIDNIGHT }],
  ['GET /orders', { to: FIRST + MIDNIGHT }],
  ['GET /count/tasks', { decided_from: FIRST }],
  ['GET /figures/velocity', { from: '2022-01-01', to: LAST }],
  ['GET /figures/ageing', { from: '2022-01-01', to: LAST }],
  ['GET /figures/density', { from: '2022-01-01', to: LAST }],
  ['GET /export', { kind: 'skus', format: 'csv', listed: 'yes', dead_on: LAST }],
  ['GET /export', { kind: 'stock', format: 'xlsx', listed: 'yes', expires_from: FIRST }],
])('%s of %j is refused by its field', async (route, query) => {
  const { token, warehouseId } = company;
  const needsOne = route === 'GET /count/tasks' || query.kind === 'stock';
  const answer = await server.call(route, {
    token,
    query: { ...query, ...(needsOne && { warehouse_id: warehouseId }) },
  } as never);
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  const [field] = Object.keys(query).filter((key) => [FIRST, LAST, FIRST + MIDNIGHT].includes(query[key] ?? ''));
  expect(answer.body).toMatchObject({ details: [{ field, code: 'malformed' }] });
});

test('an order of a year that no file may have is refused, one of the first year of files is kept as it is', async () => {
  const { token, warehouseId } = company;
  const sku = await company.sku({ code: 'A' });
  const order = (ordered_at: string) =>
    server.call('POST /order', {
      token,
      body: {
        warehouse_id: warehouseId,
        code: ordered_at.slice(0, 4),
        ordered_at,
        lines: [{ sku_id: sku.id, quantity: 1 }],
      },
    });
  expect((await order(FIRST + MIDNIGHT)).status).toBe(422);
  expect((await order('1900-01-01T00:00:00Z')).body).toMatchObject({
    order: { orderedAt: '1900-01-01T00:00:00.000Z' },
  });
});
