import { signUp, startServer, type TestServer } from '../harness';
import { PLACES } from './import-files';
import { download, importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a file holds what its list shows, and is imported again as well', async () => {
  const owner = await signUp(server.call);
  const { body } = await server.call('POST /warehouse', { token: owner.token, body: { name: 'Main' } });
  const warehouse = body.warehouse.id;
  const choices = { warehouse_id: warehouse, mode: 'set' as const };
  await importFile(
    server,
    owner,
    'skus',
    'sku,name,family,condition\nA-1,One,Tools,\nA-2,Two,,chilled\nB-1,Three,Tools,\n',
  );
  await importFile(server, owner, 'locations', PLACES, choices);
  await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,A-1,10\nA-01-2,B-1,7\n', choices);
  await importFile(server, owner, 'open_orders', 'order,sku,qty\nSO-1,A-1,3\nSO-2,A-2,1\nSO-2,B-1,1\n', choices);
  const exported = async (query: string) => {
    const { status, content } = await download(server, owner, `/export?format=csv&${query}`);
    return {
      status,
      content,
      firsts: content
        .toString()
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]),
    };
  };
  const site = `warehouse_id=${warehouse}`;
  for (const [kind, query, firsts] of [
    ['skus', 'kind=skus&family=Tools', ['A-1', 'B-1']],
    ['skus', 'kind=skus&q=a-', ['A-1', 'A-2']],
    ['skus', 'kind=skus&condition=chilled', ['A-2']],
    ['locations', `kind=locations&${site}&occupied=yes`, ['A-01-1', 'A-01-2']],
    ['stock', `kind=stock&${site}&q=b-1`, ['A-01-2']],
    ['open_orders', `kind=open_orders&${site}&q=so-2`, ['SO-2', 'SO-2']],
    ['orders', `kind=orders&${site}&status=open`, []],
  ] as const) {
    const { content, firsts: found } = await exported(query);
    expect([query, found]).toEqual([query, firsts]);
    // Files of one kind differ in their rows alone: one of each is enough.
    if (firsts.length === 0 || kind === 'skus') continue;
    const again = await importFile(server, owner, kind, content, choices);
    expect([query, again.counts]).toEqual([query, { added: 0, changed: 0, same: firsts.length, refused: 0 }]);
  }
  // The filter of another list would let everything through.
  expect((await exported('kind=skus&status=open')).status).toBe(422);
  expect((await exported(`kind=stock&${site}&family=Tools`)).status).toBe(422);
});

test('a file has the order of its list, in pages as in one, and leaves out what the list hides', async () => {
  const owner = await signUp(server.call);
  const { body } = await server.call('POST /warehouse', { token: owner.token, body: { name: 'Main' } });
  const warehouse = body.warehouse.id;
  const choices = { warehouse_id: warehouse, mode: 'set' as const };
  const skus = 'sku,name,family,weight\nA-1,Zinc,Tools,300 g\nA-2,anchor,,\nB-1,Bolt,Bolts,20 g\n';
  await importFile(server, owner, 'skus', skus);
  await importFile(server, owner, 'locations', PLACES, choices);
  await importFile(server, owner, 'stock', 'location,sku,qty\nA-01-1,B-1,10\nA-01-2,A-1,7\n', choices);
  const orders = `order,sku,qty,due\nSO-1,A-1,3,2026-03-01\nSO-1,B-1,4,\nSO-2,B-1,1,\nSO-3,A-2,1,2026-01-01\n`;
  await importFile(server, owner, 'open_orders', orders, choices);
  const rowsOf = async (query: string, key: 'export' | 'stock/moves/file' = 'export') => {
    const { status, content } = await download(server, owner, `/${key}?format=csv&${query}`);
    const [header = '', ...rows] = content.toString().trim().split('\r\n');
    return { status, header: header.replace('\uFEFF', '').split(','), rows: rows.map((row) => row.split(',')) };
  };
  const site = `warehouse_id=${warehouse}`;
  for (const [query, firsts] of [
    ['kind=skus&sort=name', ['A-2', 'B-1', 'A-1']],
    ['kind=skus&sort=-name', ['A-1', 'B-1', 'A-2']],
    ['kind=skus&listed=yes&sort=-weight', ['A-1', 'B-1', 'A-2']],
    ['kind=skus&sort=family', ['B-1', 'A-1', 'A-2']],
    [`kind=locations&${site}&sort=-code&occupied=yes`, ['A-01-2', 'A-01-1']],
    [`kind=stock&${site}`, ['A-01-2', 'A-01-1']],
    [`kind=stock&${site}&sort=-sku`, ['A-01-1', 'A-01-2']],
    [`kind=stock&${site}&sort=location`, ['A-01-1', 'A-01-2']],
    [`kind=open_orders&${site}&sort=code`, ['SO-1', 'SO-1', 'SO-2', 'SO-3']],
    [`kind=open_orders&${site}&sort=due`, ['SO-3', 'SO-1', 'SO-1', 'SO-2']],
    [`kind=open_orders&${site}&sort=-due`, ['SO-1', 'SO-1', 'SO-3', 'SO-2']],
  ] as const) {
    const { rows } = await rowsOf(query);
    expect([query, rows.map(([first]) => first)]).toEqual([query, firsts]);
  }
  const lines = (await rowsOf(`kind=open_orders&${site}&sort=-due`)).rows.map((row) => row[1]);
  expect(lines).toEqual(['A-1', 'B-1', 'A-2', 'B-1']);
  const newest = (await rowsOf('sort=-at', 'stock/moves/file')).rows;
  expect((await rowsOf('sort=at', 'stock/moves/file')).rows).toEqual(newest.toReversed());

  const whole = (await rowsOf('kind=skus')).header;
  const left = await rowsOf('kind=skus&without=weight,family');
  expect(left.header).toEqual(whole.filter((title) => title !== 'weight (g)' && title !== 'family'));
  expect(left.rows[0]).toHaveLength(left.header.length);
  const moves = await rowsOf('without=lot,reason', 'stock/moves/file');
  expect(moves.header).not.toContain('Lot');
  expect(moves.header).toContain('Expires');
  expect(moves.rows[0]).toHaveLength(moves.header.length);

  // An order or a column that the list does not have, and a column that an import needs.
  for (const query of ['sort=due', 'without=color', 'without=sku']) {
    expect([query, (await rowsOf(`kind=skus&${query}`)).status]).toEqual([query, 422]);
  }
  expect((await rowsOf('without=color', 'stock/moves/file')).status).toBe(422);
});

test('a file of more than one page has every line once, the lines of an order beside each other', async () => {
  const owner = await signUp(server.call);
  const { body } = await server.call('POST /warehouse', { token: owner.token, body: { name: 'Main' } });
  const warehouse = body.warehouse.id;
  const choices = { warehouse_id: warehouse, mode: 'set' as const };
  await importFile(server, owner, 'skus', 'sku,name\nA-1,One\n');
  // One order is longer than a page, and so are all others together.
  const lines = Array.from({ length: 3600 }, (_, n) => `${n < 2200 ? 'BIG' : `SO-${n >> 1}`},A-1,${n + 1},2026-01-01`);
  await importFile(server, owner, 'orders', `order,sku,qty,date\n${lines.join('\n')}\n`, choices);
  const query = `/export?format=csv&kind=orders&warehouse_id=${warehouse}&sort=-code`;
  const rows = (await download(server, owner, query)).content.toString().trim().split('\r\n').slice(1);
  const orders = rows.map((row) => row.split(',')[0] ?? '');
  expect(orders).toEqual(orders.toSorted().toReversed());
  const pieces = rows.map((row) => Number(row.split(',')[2]));
  expect(pieces.toSorted((a, b) => a - b)).toEqual(lines.map((_, n) => n + 1));
  expect(pieces.filter((n) => n <= 2200)).toEqual(lines.slice(0, 2200).map((_, n) => n + 1));
}, 60_000);
