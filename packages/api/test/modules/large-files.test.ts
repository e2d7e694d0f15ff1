import { signUp, startServer, type TestServer } from '../harness';
import { importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a file of 60 MB comes in, also where most of it is a column that nobody wants', async () => {
  const owner = await signUp(server.call);
  const remark = 'Größe nach Muster, '.repeat(1500);
  const rows = Array.from({ length: 2100 }, (_, at) => `A-${at};Ware ${at};${at % 90},5;"${remark}"`);
  const file = Buffer.from(`Artikelnummer;Bezeichnung;Gewicht (kg);Bemerkung\r\n${rows.join('\r\n')}\r\n`);
  expect(file.length).toBeGreaterThan(60 * 1024 ** 2);
  const done = await importFile(server, owner, 'skus', file);
  expect(done.counts).toEqual({ added: 2100, changed: 0, same: 0, refused: 0 });
  const { sku } = (await server.call('GET /sku', { token: owner.token, query: { code: 'A-2099' } })).body;
  expect(sku).toMatchObject({ name: 'Ware 2099', weightG: 29_500 });
}, 120_000);
