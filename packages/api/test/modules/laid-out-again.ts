import type { TestServer } from '../harness';

/** Lets walks begin somewhere else from now on. */
export async function moveDepot(server: TestServer, token: string, warehouseId: string): Promise<void> {
  const query = { warehouse_id: warehouseId };
  const { form, version } = (await server.call('GET /warehouse/layout', { token, query })).body.layout;
  if (!form) throw new Error('the warehouse has no form');
  const moved = { ...form, depots: [{ name: 'Depot', x: 14_000, y: 9000 }] };
  expect(
    (await server.call('POST /warehouse/layout', { token, body: { ...query, version, form: moved } })).status,
  ).toBe(200);
}

/** Lays out a warehouse again by the form that it says it has. */
export async function stays(
  server: TestServer,
  token: string,
  { warehouseId, places }: { warehouseId: string; places: number },
): Promise<void> {
  const query = { warehouse_id: warehouseId };
  const placesNow = async () =>
    (await server.call('GET /locations', { token, query: { ...query, limit: '200' } })).body.items.map(
      ({ id: _, ...place }) => place,
    );
  const { layout } = (await server.call('GET /warehouse/layout', { token, query })).body;
  const { form, version } = layout;
  if (!form) throw new Error('the warehouse has no form');
  const before = await placesNow();
  const { body } = await server.call('POST /warehouse/layout', { token, body: { ...query, version, form } });
  expect(body).toMatchObject({ added: 0, kept: places, removed: 0, layout: { locations: places } });
  expect(await placesNow()).toEqual(before);
}
