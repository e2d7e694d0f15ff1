import { none, type FoundGroup } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { wordKeys } from '@slotwise/contract/search-words';
import { CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { findRecords } from '../../src/modules/search/find-records';
import type { Trx } from '../../src/platform/db/tables';
import { signUp, startServer, type Person, type TestServer } from '../harness';

/** More than any index leaves to be looked at one by one. */
const SKUS = 10_000;
const SYLLABLES = ['ba', 'ko', 'ri', 'tel', 'mun', 'sha', 'ver', 'dop', 'qui', 'zan'];
/** Different words, of which many are alike. */
const brand = (index: number) =>
  [1, 10, 100, 1000].map((by) => SYLLABLES[Math.floor(index / by) % SYLLABLES.length]).join('');

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  const numbers = Array.from({ length: SKUS }, (_, index) => index);
  // Nobody counts these rows afterwards: so is a table into which many were imported a moment ago.
  await server.services.db.withSystem(async (trx) => {
    await sql`
      INSERT INTO skus (id, company_id, code, name, created_at, changed_at)
      SELECT lpad(number::text, 26, '0'), ${owner.tenantId}, 'SKU-' || number, 'bolt ' || brand, now(), now()
      FROM unnest(${numbers}::int[], ${numbers.map(brand)}::text[]) AS made (number, brand)`.execute(trx);
    return { answer: null, audit: none('Goods of a test.') };
  });
});
afterAll(() => server.close());

const scope = () => ({ userId: owner.userId, companyId: owner.tenantId, wmsId: null });

/** Statements that a search sends to the database, and titles of its answer. */
async function asked(term: string) {
  const nodes: RootOperationNode[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const { services } = server;
  const actor = { ...scope(), userType: 'company', permissions: new Set(PERMISSIONS.map(({ name }) => name)) };
  const read = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.readTenant(scope(), (trx) => work(trx.withPlugin(listening)));
  const { groups } = (await findRecords({ actor, query: { term }, read, services } as never)) as {
    groups: FoundGroup[];
  };
  return { nodes, titles: groups.flatMap(({ records }) => records.map(({ title }) => title)) };
}

interface Plan {
  'Rows Removed by Filter'?: number;
  'Actual Loops': number;
  Plans?: Plan[];
}
const passedOver = (plan: Plan): number =>
  (plan['Rows Removed by Filter'] ?? 0) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, part) => sum + passedOver(part), 0);

/** Rows that the statements read only to find that they are not meant. */
const readInVain = (nodes: readonly RootOperationNode[]): Promise<number> =>
  server.services.db.readTenant(scope(), async (trx) => {
    let sum = 0;
    for (const node of nodes) {
      const { sql: text, parameters } = trx.getExecutor().compileQuery(node, { queryId: 'asked' } as never);
      const isPlanned = /\bfrom\b/i.test(text);
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        CompiledQuery.raw(isPlanned ? `EXPLAIN (ANALYZE, FORMAT JSON) ${text}` : text, [...parameters]),
      );
      if (isPlanned) sum += passedOver(rows[0]!['QUERY PLAN'][0].Plan);
    }
    return sum;
  });

test.each([
  ['a code', 'SKU-1234', 'SKU-1234'],
  ['a part of a code', '2917', 'SKU-2917'],
  ['a word that is in every name', 'bolt', expect.stringMatching(/^SKU-/)],
  ['the beginning of a word', 'telritel', 'SKU-323'],
  ['a misspelt word', 'kobaribka', 'SKU-201'],
  ['a misspelt word beside another', 'bolt kobaribka', 'SKU-201'],
  ['what is nowhere', 'xyzzyplugh', undefined],
])('%s is found by indexes alone, also before the tables were counted', async (_, term, title) => {
  const { nodes, titles } = await asked(term);
  expect(titles).toEqual(title === undefined ? [] : expect.arrayContaining([title]));
  expect(await readInVain(nodes)).toBeLessThan(SKUS / 10);
});

test('a search asks the database few times', async () => {
  expect((await asked('SKU-1234')).nodes.length).toBeLessThanOrEqual(11);
  expect((await asked('xyzzyplugh')).nodes.length).toBeLessThanOrEqual(19);
});

test.each(['ba', 'axl', 'bulb', 'washer', 'hammers', 'screwdriver', 'größen', 'aaaaaaaa'])(
  'keys of “%s” are the same to the database and to those who ask it',
  async (word) => {
    const keys = await server.services.db.readSystem((trx) =>
      sql<{ keys: string[] }>`SELECT word_keys(${word}) AS keys`.execute(trx),
    );
    expect(keys.rows[0]?.keys.toSorted()).toEqual(wordKeys(word).toSorted());
  },
);
