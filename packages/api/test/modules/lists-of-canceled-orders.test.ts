import { startServer } from '../harness';
import { stockedCompany } from './stock-fixtures';

test('an order that was canceled is not counted among those of its list', async () => {
  const server = await startServer();
  const company = await stockedCompany(server);
  const { token, warehouseId } = company;
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity: 2, to_location_id: company.at('01-01-1-1') });
  const add = async (code: string) => {
    const body = { warehouse_id: warehouseId, code, lines: [{ sku_id: sku.id, quantity: 1 }] };
    return (await server.call('POST /order', { token, body })).body.order.id;
  };
  const ids = [await add('LC-1'), await add('LC-2')];
  const body = { warehouse_id: warehouseId, order_ids: ids };
  const { pickList } = (await server.call('POST /pick-list', { token, body })).body;
  const ordersOf = async () =>
    (await server.call('GET /pick-list', { token, query: { pick_list_id: pickList.id } })).body.pickList.orders;
  expect(await ordersOf()).toBe(2);
  for (const [at, left] of [1, 2].entries()) {
    await server.call('DELETE /orders', { token, body: { order_ids: [ids[at] ?? ''] } });
    // Of a list that was canceled whole, all of them were on it.
    expect(await ordersOf()).toBe(left);
  }
  await server.close();
});

test('a list names its first orders, those that are due first before others, and none that was canceled', async () => {
  const server = await startServer();
  const company = await stockedCompany(server);
  const { token, warehouseId } = company;
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity: 4, to_location_id: company.at('01-01-1-1') });
  const ids: string[] = [];
  for (const [n, due_at] of [null, '2026-03-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z', null].entries()) {
    const ordered_at = `2026-02-0${n + 1}T00:00:00.000Z`;
    const lines = [{ sku_id: sku.id, quantity: 1 }];
    const body = { warehouse_id: warehouseId, code: `LN-${n}`, due_at, ordered_at, lines };
    ids.push((await server.call('POST /order', { token, body })).body.order.id);
  }
  const body = { warehouse_id: warehouseId, order_ids: ids };
  const { pickList } = (await server.call('POST /pick-list', { token, body })).body;
  expect(pickList).toMatchObject({ orders: 4, orderCodes: ['LN-2', 'LN-1', 'LN-0'] });
  await server.call('DELETE /orders', { token, body: { order_ids: [ids[1] ?? ''] } });
  const query = { status: 'open' } as const;
  const { items } = (await server.call('GET /pick-lists', { token, query })).body;
  expect(items[0]).toMatchObject({ orders: 3, orderCodes: ['LN-2', 'LN-0', 'LN-3'] });
  await server.close();
});
