import { reading } from '../../src/modules/imports/reading-service';
import { signUp, startServer, type Person, type TestServer } from '../harness';

import { refusedRows } from './imported-state';
import { importFile } from './uploads';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

let made = 0;
/** Imports places into a warehouse of its own. */
async function warehouse(columns = 'location,aisle,bay,level,position,x,y,z') {
  const { token } = owner;
  const { id } = (await server.call('POST /warehouse', { token, body: { name: `Spots ${++made}` } })).body.warehouse;
  return async (...lines: string[]) => {
    const file = [columns, ...lines].join('\n');
    const done = await importFile(server, owner, 'locations', file, { warehouse_id: id });
    return { counts: done.counts, refused: await refusedRows(server, owner, done.id), id: done.id };
  };
}

test('two places of a file cannot be at one aisle, bay, level and position; the second one is refused and names the first', async () => {
  const bring = await warehouse();
  const done = await bring(
    'A-01,1,1,1,1,,,',
    'A-02,1,1,1,1,,,',
    'A-03,1,1,1,2,,,',
    'FLOOR-1,1,1,,,,,',
    'FLOOR-2,1,1,,,,,',
  );
  expect(done.counts).toMatchObject({ added: 4, refused: 1 });
  expect(done.refused).toEqual([[3, 'position cell_spot_taken']]);
  const { body } = await server.call('GET /import/refusals', { token: owner.token, query: { import_id: done.id } });
  expect(body.items[0]?.faults[0]?.params).toEqual({ location: 'A-01' });
});

test('a place cannot come to where a stored one is, unless the same file takes that one elsewhere', async () => {
  const bring = await warehouse();
  const lines = ['A-01,1,1,1,1,,,', 'A-02,1,1,1,2,,,', 'A-03,1,1,1,3,,,'];
  expect((await bring(...lines)).counts).toMatchObject({ added: 3, refused: 0 });
  expect((await bring(...lines)).counts).toEqual({ added: 0, changed: 0, same: 3, refused: 0 });
  expect((await bring('B-01,1,1,1,1,,,', 'A-03,1,1,1,2,,,')).refused).toEqual([
    [2, 'position cell_spot_taken'],
    [3, 'position cell_spot_taken'],
  ]);
  // All of them move on by one, and a new one comes to where the first was.
  const shifted = ['B-01,1,1,1,1,,,', 'A-01,1,1,1,2,,,', 'A-02,1,1,1,3,,,', 'A-03,1,1,1,4,,,'];
  expect((await bring(...shifted)).counts).toEqual({ added: 1, changed: 3, same: 0, refused: 0 });
});

test("opposite places of an aisle are reached from one spot, and so are floor areas: lengths are nobody's own", async () => {
  const bring = await warehouse();
  const done = await bring('A-01,1,1,1,1,1000,2000,0', 'A-02,1,2,1,1,1000,2000,0', 'F-1,,,,,0,0,0', 'F-2,,,,,0,0,0');
  expect(done.counts).toMatchObject({ added: 4, refused: 0 });
});

test('a file is read once more only where a stored place can be in the way of its rows', async () => {
  const reads = jest.spyOn(server.services.use(reading), 'check');
  const readsOf = async (work: Promise<unknown>) => {
    reads.mockClear();
    await work;
    return reads.mock.calls.length;
  };
  // Each is checked, and then let in.
  const bring = await warehouse();
  expect(await readsOf(bring('A-01,1,1,1,1,,,', 'F-1,,,,,,,'))).toBe(2);
  expect(await readsOf(bring('A-01,1,1,1,2,,,'))).toBe(4);
  const floor = await warehouse();
  await floor('F-1,,,,,,,');
  expect(await readsOf(floor('A-01,1,1,1,1,,,'))).toBe(2);
  const byAisles = await warehouse('location,aisle,bay');
  await byAisles('A-01,1,1');
  expect(await readsOf(byAisles('A-01,1,2'))).toBe(2);
  reads.mockRestore();
});

test('a place that the file names gives way only if the file takes it elsewhere', async () => {
  const bring = await warehouse();
  await bring('A-01,1,1,1,1,,,', 'A-02,1,1,1,2,,,');
  // Blank numbers take a place off the grid.
  expect((await bring('B-01,1,1,1,1,,,', 'a-01,,,,,,,')).counts).toMatchObject({ added: 1, changed: 1, refused: 0 });
  // Far more rows than one batch takes stand between the two.
  const between = Array.from({ length: 2500 }, (_, number) => `M-${number},2,1,1,${number + 1},,,`);
  const far = await bring('C-01,1,1,1,2,,,', ...between, 'A-02,1,1,1,3,,,');
  expect(far.counts).toMatchObject({ added: 2501, changed: 1, refused: 0 });
});

test('a place gives way by what the database takes for its code', async () => {
  const bring = await warehouse();
  await bring('A\u00a01,1,1,1,1,,,', 'A2,1,1,1,2,,,');
  // Another place, though its code is the same to who takes a no-break space for a blank.
  const done = await bring('B-01,1,1,1,1,,,', 'A1,1,1,1,3,,,');
  expect(done.counts).toMatchObject({ added: 1, refused: 1 });
  expect(done.refused).toEqual([[2, 'position cell_spot_taken']]);
});
