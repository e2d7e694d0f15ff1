import { sql, type RawBuilder } from 'kysely';
import { prepared, startServer, type TestServer } from '../harness';
import { refusedRows } from './imported-state';
import { refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';
import { importFile } from './uploads';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const create = (code: string, ...barcodes: string[]) =>
  server.call('POST /sku', {
    token: company.token,
    body: { code, name: 'Thing', barcodes: barcodes.map((one) => ({ code: one, unit: 'each' as const })) },
  });

test('a barcode is not the code of another SKU, nor a code another’s barcode: each names the other', async () => {
  const { token } = company;
  await create('BC-1', 'S-1');
  expect(refusalOf(await create('BC-2', 'bc-1'))).toEqual([409, 'barcode_taken', 'barcodes/0/code barcode_taken']);
  const taken = await create('s 1'.replace(' ', '-'));
  expect(refusalOf(taken)).toEqual([409, 'code_taken', 'code barcode_taken']);
  expect((taken.body as { details?: unknown[] }).details).toMatchObject([{ params: { sku: 'BC-1' } }]);
  const { sku } = (await create('BC-3')).body;
  const change = (fields: object) => server.call('PATCH /sku', { token, body: { sku_id: sku.id, ...fields } });
  expect(refusalOf(await change({ code: 'S-1' }))).toEqual([409, 'code_taken', 'code barcode_taken']);
  const claim = { barcodes: [{ code: 'BC-1', unit: 'each' }] };
  expect(refusalOf(await change(claim))).toEqual([409, 'barcode_taken', 'barcodes/0/code barcode_taken']);
  // Of a GTIN, in any length.
  await create('4006381333931');
  expect(refusalOf(await create('BC-4', '04006381333931')).slice(0, 2)).toEqual([409, 'barcode_taken']);
  // A SKU's own code may be its barcode.
  expect((await create('OWN-1', 'OWN-1')).status).toBe(201);
  expect((await change({ code: 'BC-5', barcodes: [{ code: 'BC-5', unit: 'each' }] })).status).toBe(200);
});

test('a file is refused as well: beside what is there, and within itself', async () => {
  await create('F-1', 'FB-1');
  const rows = ['F-2,F-1', 'fb-1,', 'F-3,F-4', 'F-4,F-9', 'F-5,F-3', 'F-6,F-6'];
  const done = await importFile(
    server,
    company.owner,
    'skus',
    `sku,name,barcode\n${rows.map((row) => row.replace(',', ',Thing,')).join('\n')}\n`,
  );
  expect(await refusedRows(server, company.owner, done.id)).toEqual([
    [2, 'barcodes cell_code_taken'],
    [3, 'sku cell_barcode_taken'],
    [5, 'sku cell_barcode_taken'],
    [6, 'barcodes cell_code_taken'],
  ]);
  expect(done.counts).toMatchObject({ added: 2, refused: 4 });
});

test('of two people who make one text a code and another SKU’s barcode at the same time, one gets it', async () => {
  const { token } = company;
  for (let at = 0; at < 20; at += 1) {
    const text = `RACE-${at}`;
    const { sku } = (await create(`OTHER-${at}`)).body;
    const rename = server.call('PATCH /sku', { token, body: { sku_id: sku.id, code: text } });
    const answers = await Promise.all([create(`HOLDS-${at}`, text.toLowerCase()), rename, create(text)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status >= 300)) {
      expect(refusalOf(answer)[0]).toBe(409);
      expect(['code_taken', 'barcode_taken']).toContain(refusalOf(answer)[1]);
    }
  }
});

test('the database itself lets no text name two SKUs, whoever writes it', async () => {
  const { tenantId } = company.owner;
  await create('DB-1', '4006381333948');
  const { sku } = (await create('DB-2')).body;
  const write = (statement: RawBuilder<unknown>) =>
    server.services.db.withSystem(prepared((trx) => statement.execute(trx)));
  const barcode = (code: string) =>
    write(sql`INSERT INTO barcodes (company_id, code, sku_id) VALUES (${tenantId}, ${code}, ${sku.id})`);
  const called = (code: string) => write(sql`UPDATE skus SET code = ${code} WHERE id = ${sku.id}`);
  await expect(barcode('db-1')).rejects.toThrow('a text that names another SKU');
  await expect(called('04006381333948')).rejects.toThrow('a text that names another SKU');
  await barcode('db-2');
  await expect(write(sql`UPDATE barcodes SET code = 'DB-1' WHERE sku_id = ${sku.id}`)).rejects.toThrow(
    'a text that names another SKU',
  );
  await called('Db 2');
});
