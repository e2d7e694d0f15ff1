import { signUp, startServer, type TestServer } from '../harness';
import { importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** More than are looked for by themselves before the stock is gone through. */
const MANY = 510;

test('stock is found by a part of the code of its SKU or place, whether few or very many have it', async () => {
  const owner = await signUp(server.call);
  const { token } = owner;
  const warehouse = (await server.call('POST /warehouse', { token, body: { name: 'Main' } })).body.warehouse.id;
  const choices = { warehouse_id: warehouse };
  const places = Array.from({ length: MANY }, (_, at) => `P-${String(at).padStart(3, '0')}`);
  await importFile(server, owner, 'locations', `location\n${places.join('\n')}\nQ-1\n`, choices);
  await importFile(server, owner, 'skus', 'sku,name\nNut-1,Nut\nÄX-2,Axe\nPP-3,Pipe\n');
  const stock = 'location,sku,quantity\nP-000,Nut-1,5\nP-509,ÄX-2,6\nQ-1,PP-3,7\nQ-1,Nut-1,8\n';
  await importFile(server, owner, 'stock', stock, { ...choices, mode: 'set' });
  const found = async (q: string) => {
    const { body } = await server.call('GET /stock', { token, query: { q } });
    expect(body.matching).toBe(body.items.length);
    return body.items.map(({ sku, location }) => `${sku.code} at ${location.code}`);
  };
  expect(await found('p-')).toEqual(['Nut-1 at P-000', 'PP-3 at Q-1', 'ÄX-2 at P-509']);
  expect(await found('509')).toEqual(['ÄX-2 at P-509']);
  expect(await found('nut')).toEqual(['Nut-1 at P-000', 'Nut-1 at Q-1']);
  expect(await found('äx')).toEqual(['ÄX-2 at P-509']);
  expect(await found('q')).toEqual(['Nut-1 at Q-1', 'PP-3 at Q-1']);
  expect(await found('nothing')).toEqual([]);
});

test('a term is found as it was typed or pasted: decomposed, or with blanks that hold words together', async () => {
  const { token } = await signUp(server.call);
  await server.call('POST /sku', { token, body: { code: 'CUP', name: 'Cafe\u0301 cup' } });
  for (const q of ['café cup', 'cafe\u0301 cup', 'CAFÉ\u00A0CUP', ' é ']) {
    const { body } = await server.call('GET /skus', { token, query: { q } });
    expect([q, body.items.map(({ code }) => code)]).toEqual([q, ['CUP']]);
  }
});
