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
