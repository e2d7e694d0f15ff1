import type { Role } from '@slotwise/contract';
import { QueryClient } from '@tanstack/react-query';
import { createHttp } from '../http';
import { aRole, failure, fakeApi, me, type FakeApi, type FakeRoutes } from '../testing';
import { LoadError } from './load-error';
import { tenantQueries } from './queries';

const roles: Role[] = Array.from({ length: 450 }, (_, at) => aRole({ id: `r${at}`, name: `Role ${at}` }));
const inPages: FakeRoutes['GET /mycompany/roles'] = ({ query: { cursor, limit = 1 } }) => {
  const from = Number(cursor ?? 0);
  const end = from + limit;
  return { myRoles: roles.slice(from, end), nextCursor: end < roles.length ? String(end) : null };
};

let api: FakeApi;
afterEach(() => api.restore());

const readRoles = (routes: FakeRoutes) => {
  api = fakeApi(routes);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return client.fetchQuery(tenantQueries(createHttp({ getToken: () => null }), me()).roles);
};

test('roles are read to their end by cursor, none of them twice, and never in one answer', async () => {
  const read = await readRoles({ 'GET /mycompany/roles': inPages });
  expect(read.map(({ id }) => id)).toEqual(roles.map(({ id }) => id));
  expect(api.callsTo('GET /mycompany/roles').map(({ query }) => query)).toEqual([
    { limit: 200 },
    { limit: 200, cursor: '200' },
    { limit: 200, cursor: '400' },
  ]);
});

test('roles of which a later page fails are not loaded, rather than half', async () => {
  const reading = readRoles({
    'GET /mycompany/roles': (asked) => (asked.query.cursor === '200' ? failure('internal') : inPages(asked)),
  });
  await expect(reading).rejects.toThrow(LoadError);
  await expect(reading).rejects.toThrow('Failed to fetch myRoles');
});

test('an answer without a cursor is the whole list, as servers of before give it', async () => {
  expect(await readRoles({ 'GET /mycompany/roles': () => ({ myRoles: roles }) })).toHaveLength(450);
  expect(api.callsTo('GET /mycompany/roles')).toHaveLength(1);
});

test('a server whose cursors lead back to the same page is not asked for ever', async () => {
  const read = await readRoles({ 'GET /mycompany/roles': () => ({ myRoles: roles.slice(0, 2), nextCursor: 'again' }) });
  expect(read.map(({ id }) => id)).toEqual(['r0', 'r1']);
  expect(api.callsTo('GET /mycompany/roles')).toHaveLength(2);
});
