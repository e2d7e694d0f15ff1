import { SEARCH_RANKS } from '@slotwise/contract/constants';
import { seed } from '../../src/seed';
import { logIn, startServer, type Person, type TestServer } from '../harness';
import { askAssistant } from './ask-assistant';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  const { logins } = await seed(server.services, server.services.log);
  owner = await logIn(server.call, logins[0]?.email ?? '', logins[0]?.password ?? '');
});
afterAll(() => server.close());

const found = async (term: string, kinds?: string) => {
  const { body } = await server.call('GET /search', { token: owner.token, query: { term, ...(kinds && { kinds }) } });
  return body.groups.flatMap(({ kind, records }) => records.map((record) => ({ kind, ...record })));
};

test.each(['pick', 'Picker', 'kenji picker'])(
  'people are found by the name of their role, behind all else: %s',
  async (term) => {
    const people = await found(term, 'user');
    expect(people.map(({ title }) => title)).toContain('Kenji Watanabe');
    for (const { rank } of people) expect(rank).toBe(SEARCH_RANKS.within);
    const role = (await found(term)).find(({ kind }) => kind === 'role');
    if (role) expect(role.rank).toBeLessThan(SEARCH_RANKS.within);
  },
);

test('who is called so goes before who has such a role', async () => {
  const [first] = await found('owner', 'user');
  expect(first).toMatchObject({ title: 'Clara Whitfield', rank: SEARCH_RANKS.words });
});

test('the name of a role names nobody to the assistant', async () => {
  const { text } = await askAssistant(server, owner, 'What did Picker do last?');
  expect(text).toContain('nothing called “Picker”');
});

test.each([
  ['watan', 'user', 'Kenji Watanabe'],
  ['wata kenj', 'user', 'Kenji Watanabe'],
  ['hall ret', 'warehouse', 'Returns Hall'],
  ['depot', 'warehouse', 'Harbour Depot'],
  ['scr woo', 'sku', 'Wood screw'],
  ['nut loc', 'sku', 'Lock nut'],
])('beginnings of any words in any order find what has them: %s', async (term, kind, name) => {
  const records = await found(term, kind);
  expect(records.map(({ title, subtitle }) => `${title} ${subtitle}`)).toEqual(
    expect.arrayContaining([expect.stringContaining(name)]),
  );
});
