import { sql } from 'kysely';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, publishedBy, toldTo } from './fixtures';
import { history, PLACES, SKUS } from './import-files';
import { importedCounts, importedState, refusedRows } from './imported-state';
import { check, download, importAt, importFile, run, sendPart, upload } from './uploads';

let server: TestServer;
let owner: Person;
let warehouse: string;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signUp(server.call);
  const { body } = await server.call('POST /warehouse', { token: owner.token, body: { name: 'Main' } });
  warehouse = body.warehouse.id;
});

const stateOf = (person: Person) => importedState(server, person);
const countsOf = (person: Person) => importedCounts(server, person);
const faultsOf = (importId: string) => refusedRows(server, owner, importId);

test('a German file of SKUs comes in, exactly, and once more it changes nothing', async () => {
  const first = await check(server, owner, 'skus', SKUS);
  expect(first.counts).toEqual({ added: 3, changed: 0, same: 0, refused: 0 });
  expect((await countsOf(owner)).skus).toBe(0);
  const { items } = (
    await server.call('GET /import/changes', { token: owner.token, query: { import_id: first.id, limit: '1' } })
  ).body;
  expect(items).toMatchObject([{ row: 2, change: 'added', what: 'A-1', after: { length: '125', weight: '250' } }]);
  expect((await run(server, owner, first.id)).counts).toEqual(first.counts);

  const rows = await server.services.db.readSystem((trx) =>
    sql`SELECT code, name, length_mm, width_mm, height_mm, weight_g, condition, min_stock, lot_tracked,
      (SELECT factor FROM sku_units u WHERE u.sku_id = s.id AND unit = 'case') AS pieces,
      (SELECT string_agg(code || ' ' || unit, ',' ORDER BY code) FROM barcodes b WHERE b.sku_id = s.id) AS barcodes
      FROM skus s WHERE company_id = ${owner.tenantId} ORDER BY code COLLATE "C"`.execute(trx),
  );
  expect(rows.rows).toEqual([
    {
      code: 'A-1',
      name: 'Bürste',
      length_mm: 125,
      width_mm: 30,
      height_mm: 40,
      weight_g: 250,
      condition: 'chilled',
      min_stock: 5,
      lot_tracked: false,
      pieces: 12,
      barcodes: '400001 each,400002 each,400003 case',
    },
    expect.objectContaining({
      code: 'A-2',
      length_mm: null,
      weight_g: null,
      lot_tracked: true,
      barcodes: '400004 each',
    }),
    expect.objectContaining({ code: 'a 3', name: '=SUM(A1)', length_mm: 10 }),
  ]);
  const before = await stateOf(owner);
  expect((await importFile(server, owner, 'skus', SKUS)).counts).toEqual({ added: 0, changed: 0, same: 3, refused: 0 });
  expect(await stateOf(owner)).toEqual(before);
  expect(await auditOf(server, 'import.finished', first.id)).toMatchObject([
    { actor_id: owner.userId, details: { kind: 'skus', counts: { added: 3 } } },
  ]);
});

test('what is wrong is refused by row and column, the rest comes in, and the corrected file brings what was missing', async () => {
  await importFile(server, owner, 'skus', 'sku,name,barcode\nOLD,Old,900\n');
  const file = [
    'sku,name,barcode,length (cm),weight,min,max,condition',
    'A-1,Brush,100,1.5,250 g,1,5,chilled',
    'a-1,Again,,,,,,',
    'A 2,Blank,100,,,,,',
    'A-3,Taken,900,,,,,',
    'A-4,Unit,,3 furlongs,,,,',
    'A-5,Fine,,0.00001,,,,',
    'A-6,Nan,,NaN,-4,,,',
    'A-7,Levels,,,,6,5,',
    'A-8,Cold,,,,,,lukewarm',
    'A-9,,,,,,,',
    'A-10,Half,,,,1.5,,',
    'A-11,Good,,,,,,',
  ].join('\n');
  const done = await importFile(server, owner, 'skus', file);
  expect(done.counts).toEqual({ added: 2, changed: 0, same: 0, refused: 10 });
  expect(await faultsOf(done.id)).toEqual([
    [3, 'sku cell_twice'],
    [4, 'barcodes cell_twice'],
    [5, 'barcodes cell_barcode_taken'],
    [6, 'length cell_unknown_unit'],
    [7, 'length cell_too_fine'],
    [8, 'length cell_not_a_number', 'weight measure_too_small'],
    [9, 'max_stock cell_below'],
    [10, 'condition cell_not_an_option'],
    [11, 'name missing'],
    [12, 'min_stock cell_not_whole'],
  ]);
  const { content } = await download(server, owner, `/import/refusals/file?import_id=${done.id}&format=csv`);
  // Columns are named there as the file names them.
  expect(content.toString()).toMatch(/^A-4,.*length \(cm\): /m);
  const corrected = content
    .toString()
    .replace('a-1,Again', 'A-12,Again')
    .replace('Blank,100', 'Blank,101')
    .replace('Taken,900', 'Taken,901')
    .replace('3 furlongs', '3 cm')
    .replace('0.00001', '0.1')
    .replace('NaN,-4', '7,4')
    .replace(',6,5,', ',5,6,')
    .replace('lukewarm', 'frozen')
    .replace('A-9,,', 'A-9,Named,')
    .replace('1.5', '2');
  const again = await importFile(server, owner, 'skus', corrected);
  expect(again.counts).toEqual({ added: 10, changed: 0, same: 0, refused: 0 });
  expect((await countsOf(owner)).skus).toBe(13);
});

test('another length of a GTIN in a file is the barcode of the SKU that has it, and of one pack it may stand twice', async () => {
  await importFile(server, owner, 'skus', 'sku,name,barcode\nEAN,Has it,4006381333931\n');
  const file = [
    'sku,name,barcode,case pieces,case barcode',
    'G-1,Taken,04006381333931,,',
    'G-2,First,036000291452 0036000291452,,',
    'G-3,Again,00036000291452,,',
    'G-4,Packs,012345678905,6,0012345678905',
  ].join('\n');
  const done = await importFile(server, owner, 'skus', file);
  expect(await faultsOf(done.id)).toEqual([
    [2, 'barcodes cell_barcode_taken'],
    [4, 'barcodes cell_twice'],
    [5, 'case_barcodes cell_twice'],
  ]);
  expect(done.counts).toEqual({ added: 1, changed: 0, same: 0, refused: 3 });
});

test('stock: the difference is shown, then booked as moves of the ledger; set and add', async () => {
  await importFile(server, owner, 'skus', SKUS);
  await importFile(server, owner, 'locations', PLACES, { warehouse_id: warehouse });
  const file =
    'location,sku,lot,expiry,qty\nA-01-1,A-1,,,10\na-01-2,A-2,L1,2030-12-31,7\nB-01-1,A-2,,,1\nX,A-1,,,1\nA-01-1,A-1,L,,1\nA-01-2,A-1,,,-1\n';
  const choices = { warehouse_id: warehouse, mode: 'set' as const };
  const set = await importFile(server, owner, 'stock', file, choices);
  expect(set.counts).toEqual({ added: 2, changed: 0, same: 0, refused: 4 });
  expect(await faultsOf(set.id)).toEqual([
    [4, 'lot missing'],
    [5, 'location cell_unknown'],
    [6, 'lot not_allowed'],
    [7, 'quantity too_small'],
  ]);
  const fewer = 'location,sku,lot,qty\nA-01-1,A-1,,4\nA-01-2,A-2,L1,7\n';
  const checked = await check(server, owner, 'stock', fewer, choices);
  const { items } = (await server.call('GET /import/changes', { token: owner.token, query: { import_id: checked.id } }))
    .body;
  expect(items).toMatchObject([{ row: 2, before: { quantity: '10' }, after: { quantity: '4' } }]);
  await run(server, owner, checked.id);
  await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,A-1,3\n', {
    warehouse_id: warehouse,
    mode: 'add',
  });
  const { rows } = await server.services.db.readSystem((trx) =>
    sql`SELECT kind, quantity, source, reason LIKE '%.csv' AS named, (SELECT on_hand FROM stock k WHERE k.sku_id = m.sku_id) AS "onHand"
      FROM stock_moves m WHERE company_id = ${owner.tenantId} ORDER BY at, quantity DESC`.execute(trx),
  );
  expect(rows).toEqual([
    { kind: 'adjust', quantity: 10, source: 'import', named: true, onHand: 7 },
    { kind: 'adjust', quantity: 7, source: 'import', named: true, onHand: 7 },
    { kind: 'adjust', quantity: 6, source: 'import', named: true, onHand: 7 },
    { kind: 'receive', quantity: 3, source: 'import', named: true, onHand: 7 },
  ]);
});

test('rows before a quotation mark that nobody closes come in, and the rest is one row that is refused, as it stands there', async () => {
  const file = 'sku;name;weight\nA-1;One;1 kg\nA-2;"Two";2 kg\nA-3;"Three;3 kg\nA-4;Four;4 kg\n';
  const done = await importFile(server, owner, 'skus', file);
  expect(done.counts).toEqual({ added: 2, changed: 0, same: 0, refused: 1 });
  expect(await faultsOf(done.id)).toEqual([[4, 'name cell_quote_open']]);
  const { content } = await download(server, owner, `/import/refusals/file?import_id=${done.id}&format=csv`);
  const rest = '"Three;3 kg\nA-4;Four;4 kg\n';
  expect(content.toString()).toContain(`A-3;"${rest.replaceAll('"', '""')}";;4;name: `);
  // Closed, the same file brings what was missing.
  const again = await importFile(server, owner, 'skus', file.replace('"Three', 'Three'));
  expect(again.counts).toEqual({ added: 2, changed: 0, same: 2, refused: 0 });
});

test('cells beyond the header are refused, and a row that a line break has cut is named until the file is checked again', async () => {
  const file = ['sku;name;length;width;height;weight', 'A-1;One;1;2;3;4;5', 'A-2;Line', 'break;1;2;3;4'].join('\n');
  const checked = await check(server, owner, 'skus', file);
  expect(await faultsOf(checked.id)).toEqual([[2, 'weight cells_beyond']]);
  const { body } = await server.call('GET /import', { token: owner.token, query: { import_id: checked.id } });
  expect(body.cut).toEqual([3]);
});

test('stock that has moved since its difference was shown is refused by row, with both numbers; what came and went again is not', async () => {
  const { token } = owner;
  await importFile(server, owner, 'skus', SKUS);
  await importFile(server, owner, 'locations', PLACES, { warehouse_id: warehouse });
  const choices = { warehouse_id: warehouse, mode: 'set' as const };
  await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,A-1,60\nA-01-2,A-1,60\nB-01-1,A-1,60\n', choices);
  const file = 'location,sku,qty\nA-01-1,A-1,50\nA-01-2,A-1,50\nB-01-1,A-1,60\n';
  const checked = await check(server, owner, 'stock', file, choices);
  expect(checked.counts).toMatchObject({ changed: 2, same: 1 });
  await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,A-1,30\nA-01-2,A-1,30\nB-01-1,A-1,5\n', {
    ...choices,
    mode: 'add',
  });
  await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-2,A-1,60\n', choices);
  const done = await run(server, owner, checked.id);
  expect(done.counts).toEqual({ added: 0, changed: 1, same: 0, refused: 2 });
  expect(await faultsOf(done.id)).toEqual([
    [2, 'quantity cell_moved'],
    [4, 'quantity cell_moved'],
  ]);
  const { body } = await server.call('GET /import/refusals', { token, query: { import_id: done.id } });
  expect(body.items[0]?.faults[0]).toMatchObject({ params: { shown: 60, now: 90 } });
  const { rows } = await server.services.db.readSystem((trx) =>
    sql<{
      found: string;
    }>`SELECT l.code || ' ' || s.on_hand AS found FROM stock s JOIN locations l ON l.id = s.location_id
      WHERE s.company_id = ${owner.tenantId} ORDER BY l.code`.execute(trx),
  );
  expect(rows.map(({ found }) => found)).toEqual(['A-01-1 90', 'A-01-2 50', 'B-01-1 65']);
});

test('stock of a SKU whose pieces have names comes in where it changes nothing, and is refused where somebody must name them', async () => {
  const { token } = owner;
  const { sku } = (await server.call('POST /sku', { token, body: { code: 'SAW', name: 'Saw', serial_tracked: true } }))
    .body;
  const place = { warehouse_id: warehouse, code: 'A-01-1', purpose: 'storage' as const };
  const { location } = (await server.call('POST /location', { token, body: place })).body;
  const pieces = { key: 'saws', sku_id: sku.id, quantity: 2, serials: ['S1', 'S2'], to_location_id: location.id };
  await server.call('POST /stock/receive', { token, body: { warehouse_id: warehouse, moves: [pieces] } });
  const choices = { warehouse_id: warehouse, mode: 'set' as const };
  const { content } = await download(server, owner, `/export?kind=stock&format=csv&warehouse_id=${warehouse}`);
  const same = await importFile(server, owner, 'stock', content, choices);
  expect(same.counts).toEqual({ added: 0, changed: 0, same: 1, refused: 0 });
  const more = await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,SAW,3\n', choices);
  expect(await faultsOf(more.id)).toEqual([[2, 'sku serials_needed']]);
});

test('stock goes where the rules of a place let it: a row that one refuses names it, the others come in', async () => {
  await importFile(server, owner, 'skus', SKUS);
  const body = { name: 'Small', mixing: 'same_sku' as const, max_pieces: 10 };
  await server.call('POST /location-type', { token: owner.token, body });
  const places = 'location,type\nA-01-1,Small\nA-01-2,Small\nB-01-1,\n';
  await importFile(server, owner, 'locations', places, { warehouse_id: warehouse });
  const choices = { warehouse_id: warehouse, mode: 'add' as const };
  const file = 'location,sku,lot,qty\nA-01-1,A-1,,8\nA-01-1,a 3,,1\nA-01-2,A-1,,11\nB-01-1,A-1,,11\nB-01-1,a 3,,1\n';
  const checked = await check(server, owner, 'stock', file, choices);
  const refused = [
    [3, 'location put_same_sku'],
    [4, 'location put_max_pieces'],
  ];
  expect(await faultsOf(checked.id)).toEqual(refused);
  const done = await run(server, owner, checked.id);
  expect(done.counts).toEqual({ added: 3, changed: 0, same: 0, refused: 2 });
  expect(await faultsOf(done.id)).toEqual(refused);
  const more = await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,A-1,3\n', choices);
  expect(await faultsOf(more.id)).toEqual([[2, 'location put_max_pieces']]);
  // Fewer is never a put.
  const fewer = { warehouse_id: warehouse, mode: 'set' as const };
  const taken = await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,A-1,2\n', fewer);
  expect(taken.counts).toMatchObject({ changed: 1, refused: 0 });
});

test('what is exported is imported again and changes nothing, as CSV and as a spreadsheet; no cell is a formula', async () => {
  const choices = { warehouse_id: warehouse, mode: 'set' as const };
  await importFile(server, owner, 'skus', SKUS);
  await importFile(server, owner, 'skus', `sku,name\n0012,"'=1+1"\n0013,"-2,""x""\ny"\n`);
  await importFile(server, owner, 'locations', PLACES, choices);
  await importFile(
    server,
    owner,
    'stock',
    'location,sku,lot,expiry,qty\nA-01-1,A-1,,,10\nA-01-2,A-2,L1,2030-12-31,7\n',
    choices,
  );
  await importFile(server, owner, 'orders', history(30), choices);
  await importFile(
    server,
    owner,
    'open_orders',
    'order,sku,qty,due\nSO-1,A-1,3,2030-05-01T08:00:00Z\nSO-1,A-2,1,\n',
    choices,
  );
  const before = await stateOf(owner);
  for (const format of ['csv', 'xlsx'] as const) {
    for (const [kind, rows] of [
      ['skus', 5],
      ['locations', 3],
      ['stock', 2],
      ['orders', 30],
      ['open_orders', 2],
    ] as const) {
      const { status, content } = await download(
        server,
        owner,
        `/export?kind=${kind}&format=${format}&warehouse_id=${warehouse}`,
      );
      expect(status).toBe(200);
      if (format === 'csv') expect(content.toString()).not.toMatch(/(^|,|")[=+@-]/m);
      const again = await importFile(server, owner, kind, content, choices);
      expect([format, kind, again.counts]).toEqual([format, kind, { added: 0, changed: 0, same: rows, refused: 0 }]);
    }
  }
  expect(await stateOf(owner)).toEqual(before);
});

test('a file that is no table, is not whole or comes in wrong parts is refused by name, never by a fault of the server', async () => {
  const { token } = owner;
  const read = async (content: Uint8Array, kind: 'skus' | 'orders' = 'skus') => {
    const id = await upload(server, owner, kind, content);
    const { status, body } = await server.call('POST /import/read', { token, body: { import_id: id } });
    // Nobody has anything left to do with it.
    const ended = await server.call('GET /import', { token, query: { import_id: id } });
    expect(ended.body.import).toMatchObject({ status: 'failed', fault: { reason: body.details?.[0]?.reason } });
    return [status, body.code, body.details?.[0]?.reason];
  };
  expect(await read(Buffer.from('89504e470d0a1a0a0000', 'hex'))).toEqual([
    422,
    'file_unreadable',
    'is neither text nor a spreadsheet',
  ]);
  expect(await read(Buffer.from('504b03040000000000000000000000000000000000000000', 'hex'))).toEqual([
    422,
    'file_unreadable',
    'is damaged or incomplete',
  ]);
  expect(await read(Buffer.from('a;"b\n'))).toEqual([
    422,
    'file_unreadable',
    'has a quotation mark that is never closed: it begins the cell in row 1, column 2, and all after it would be that cell',
  ]);
  const { body } = await server.call('POST /import', {
    token,
    body: { kind: 'skus', file_name: 'a.csv', bytes: 5_000_000 },
  });
  const { id } = body.import;
  expect((await sendPart(server, owner, id, 0, Buffer.alloc(10))).status).toBe(422);
  expect((await sendPart(server, owner, id, 3, Buffer.alloc(10))).status).toBe(422);
  expect((await sendPart(server, owner, id, 0, Buffer.alloc(3_000_000))).status).toBe(413);
  expect((await sendPart(server, owner, id, 2, Buffer.alloc(5_000_000 - 2 * body.partBytes))).status).toBe(200);
  const incomplete = await server.call('POST /import/read', { token, body: { import_id: id } });
  expect(incomplete.body.details?.[0]?.reason).toBe('has not arrived whole: 2 parts are missing');
  const json = await fetch(`${server.url}/api/import/part?import_id=${id}&part=0`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(json.status).toBe(415);
});

test('a file that would change nothing makes room for another', async () => {
  const company = await signUp(server.call);
  const { token } = company;
  await importFile(server, company, 'skus', SKUS);
  const same = await upload(server, company, 'skus', SKUS);
  const { mapping } = (await server.call('POST /import/read', { token, body: { import_id: same } })).body;
  await server.call('POST /import/check', { token, body: { import_id: same, mapping } });
  await importAt(server, company, same, 'ready');
  for (let file = 1; file < 8; file++) await upload(server, company, 'skus', 'sku\n');
  await upload(server, company, 'skus', 'sku\n');
  const { body } = await server.call('GET /import', { token, query: { import_id: same } });
  expect(body.import).toMatchObject({ status: 'done', counts: { added: 0, changed: 0 } });
});

test('who may import hears how far it is; eight files at once are enough', async () => {
  const events = await publishedBy(server, `company:${owner.tenantId}`, () => importFile(server, owner, 'skus', SKUS));
  expect(events.map(({ event, permission, data }) => [event, permission, data.status])).toEqual(
    expect.arrayContaining(
      ['uploading', 'checking', 'ready', 'applying', 'done'].map((status) => [
        'ImportChanged',
        'import_inventory',
        status,
      ]),
    ),
  );
  expect((await toldTo(server, owner.token))[0]).toMatch(/^import\.done: .* was imported\./);
  for (let file = 0; file < 8; file++) await upload(server, owner, 'skus', 'sku\n');
  const { body } = await server.call('POST /import', {
    token: owner.token,
    body: { kind: 'skus', file_name: 'a', bytes: 1 },
  });
  expect(body.code).toBe('too_many_imports');
});
