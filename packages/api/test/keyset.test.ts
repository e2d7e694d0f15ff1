import { sql, type Kysely } from 'kysely';
import { cursorAt, positionAt } from '../src/platform/cursors';
import { defineKeyset, slice, type Keyset, type Position } from '../src/platform/db/keyset';
import { startServer, type TestServer } from './harness';
import { randomness } from './randomness';

interface Rows {
  keyset_rows: { id: string; name: string; note: string | null; at: Date; done: boolean; size: number | null };
}
let server: TestServer;
let db: Kysely<Rows>;
beforeAll(async () => {
  server = await startServer();
  db = server.database.db as unknown as Kysely<Rows>;
  await sql`CREATE TABLE keyset_rows (id text PRIMARY KEY, name text NOT NULL, note text, at timestamptz NOT NULL,
    done boolean NOT NULL, size bigint)`.execute(db);
});
afterAll(() => server.close());
beforeEach(() => db.deleteFrom('keyset_rows').execute());

const by = (name: string) => sql.ref(name);
const id = { name: 'id', by: by('id'), type: 'text', order: 'asc', unique: true } as const;
/** All shapes: one direction, mixed directions, nulls first and last, expressions, instants that differ by a microsecond. */
const KEYSETS: Record<string, Keyset> = {
  'one way': defineKeyset('one way', { name: 'name', by: by('name'), type: 'text', order: 'asc' }, id),
  'one way, backwards': defineKeyset(
    'backwards',
    { name: 'at', by: by('at'), type: 'timestamptz', order: 'desc' },
    { ...id, order: 'desc' },
  ),
  mixed: defineKeyset(
    'mixed',
    { name: 'done', by: sql`NOT done`, type: 'boolean', order: 'desc' },
    { name: 'at', by: by('at'), type: 'timestamptz', order: 'asc' },
    { ...id, order: 'desc' },
  ),
  'nulls last': defineKeyset(
    'nulls last',
    { name: 'note', by: by('note'), type: 'text', order: 'asc', nulls: 'last' },
    { name: 'size', by: by('size'), type: 'bigint', order: 'desc', nulls: 'last' },
    id,
  ),
  'blanks apart': defineKeyset(
    'blanks apart',
    { name: 'size', by: by('size'), type: 'bigint', order: 'asc', nulls: 'last' },
    id,
  ),
  'blanks apart, backwards': defineKeyset(
    'blanks apart, backwards',
    { name: 'note', by: sql`note COLLATE "und-x-icu"`, type: 'text', order: 'desc', nulls: 'last' },
    { name: 'at', by: by('at'), type: 'timestamptz', order: 'desc' },
    { ...id, order: 'desc' },
  ),
  'nulls first': defineKeyset(
    'nulls first',
    { name: 'size', by: by('size'), type: 'bigint', order: 'asc', nulls: 'first' },
    { name: 'note', by: by('note'), type: 'text', order: 'desc', nulls: 'first' },
    id,
  ),
};

const NAMES = ['', 'a', 'A', 'ä', 'b', "o'clock", '100 %', '字', 'a b', '\\'];
const newRows = (random: (below: number) => number, prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `${prefix}${String(random(1e6)).padStart(6, '0')}-${n}`,
    name: NAMES[random(NAMES.length)]!,
    note: random(10) < 3 ? null : NAMES[random(NAMES.length)]!,
    // To the microsecond: an instant that JavaScript cannot hold must not lose its place.
    at: sql<Date>`timestamptz '2026-01-01 00:00:00Z' + make_interval(secs => ${random(12) / 1e6})`,
    done: random(2) === 0,
    size: random(10) < 3 ? null : random(4),
  }));
const insert = (rows: ReturnType<typeof newRows>) => db.insertInto('keyset_rows').values(rows).execute();
const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id);

async function readAll(keyset: Keyset, limit: () => number, between: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  let after: Position | undefined;
  for (let pages = 0; pages < 500; pages++) {
    const page = await slice(db.selectFrom('keyset_rows').select('id'), keyset, { limit: limit(), after });
    seen.push(...idsOf(page.rows));
    if (!page.end) return seen;
    // The cursor that a client hands back is all that is known of its position.
    const list = { keyset, owner: 'me' };
    after = positionAt(server.services.tokens, list, cursorAt(server.services.tokens, list, page.end));
    await between();
  }
  throw new Error('The list never ends.');
}

const order = async (keyset: Keyset) => {
  const { rows } = await slice(db.selectFrom('keyset_rows').select('id'), keyset, { limit: 1000 });
  return idsOf(rows);
};

describe.each(Object.entries(KEYSETS))('%s', (_, keyset) => {
  test('pages of any length make up the whole list', async () => {
    const random = randomness(keyset.list.length);
    await insert(newRows(random, 'r', 60));
    const whole = await order(keyset);
    expect(whole).toHaveLength(60);
    expect(
      await readAll(
        keyset,
        () => 1 + random(9),
        () => Promise.resolve(),
      ),
    ).toEqual(whole);
    expect(
      await readAll(
        keyset,
        () => 1,
        () => Promise.resolve(),
      ),
    ).toEqual(whole);
  });

  test('nothing comes twice and nothing is lost while others add and remove', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      await db.deleteFrom('keyset_rows').execute();
      const random = randomness(seed);
      await insert(newRows(random, 'old', 40));
      const [removed, ...stay] = (await order(keyset)).reverse();
      let round = 0;
      const seen = await readAll(
        keyset,
        () => 1 + random(7),
        async () => {
          await insert(newRows(random, `new${round++}-`, 3));
          if (round === 2) await db.deleteFrom('keyset_rows').where('id', '=', removed!).execute();
        },
      );
      expect(new Set(seen).size).toBe(seen.length);
      const old = seen.filter((row) => row.startsWith('old') && row !== removed);
      expect(old).toEqual(stay.reverse());
      // The added row is in its place, too.
      const whole = await order(keyset);
      expect(seen.filter((row) => row !== removed)).toEqual(whole.filter((row) => seen.includes(row)));
    }
  });
});

test('a null that the sort does not reckon with is a fault, not a lost row', async () => {
  const keyset = defineKeyset('wrong', { name: 'note', by: by('note'), type: 'text', order: 'desc' }, id);
  await insert(newRows(randomness(1), 'r', 20));
  const read = slice(db.selectFrom('keyset_rows').select('id'), keyset, { limit: 1 });
  await expect(read).rejects.toThrow('note of the list wrong is null');
});

test('the sort asks for a field that tells rows apart', () => {
  // @ts-expect-error the last field must be unique
  defineKeyset('no tie-breaker', { name: 'name', by: by('name'), type: 'text', order: 'asc' });
  // @ts-expect-error a position has the fields of its own sort
  const position: Position<'name' | 'id'> = { name: 'a' };
  expect(position).toBeDefined();
});

describe('a cursor', () => {
  const keyset = KEYSETS['one way']!;
  const other = KEYSETS.mixed!;
  const position = { name: "o'clock", id: 'r1' };
  const mine = { keyset, owner: 'tenant-1', filter: { action: 'role.created', subject: undefined } };
  const cursor = () => cursorAt(server.services.tokens, mine, position);
  const read = (list: Parameters<typeof positionAt>[1], text = cursor()) =>
    positionAt(server.services.tokens, list, text);

  test('says where its page ended, whatever way the filter was written', () => {
    expect(read(mine)).toEqual(position);
    expect(read({ ...mine, filter: { subject: undefined, action: 'role.created' } })).toEqual(position);
  });

  test.each([
    ['of another tenant', () => read({ ...mine, owner: 'tenant-2' })],
    ['of another filter', () => read({ ...mine, filter: { action: 'role.deleted' } })],
    ['of no filter', () => read({ ...mine, filter: {} })],
    ['of another list', () => read({ ...mine, keyset: { ...keyset, list: 'others' } })],
    ['of another sort', () => read({ ...mine, keyset: { ...other, list: keyset.list } })],
    [
      'with another position',
      () => read(mine, `${Buffer.from('["z","r2"]').toString('base64url')}.${cursor().split('.')[1]}`),
    ],
    ['without its proof', () => read(mine, cursor().split('.')[0])],
    ['with a cut proof', () => read(mine, cursor().slice(0, -1))],
    ['made up', () => read(mine, 'abc')],
  ])('%s is refused', (_, reading) => {
    expect(reading).toThrow(
      expect.objectContaining({ code: 'validation_failed', details: [expect.objectContaining({ field: 'cursor' })] }),
    );
  });
});
