import type { RouteKey } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { invite, join, newEmail } from './fixtures';

let server: TestServer;
let owner: Person;
let wms: Person;
beforeAll(async () => {
  server = await startServer();
  [owner, wms] = [await signUp(server.call), await signUp(server.call, 'wms')];
  for (let n = 0; n < 3; n++) {
    await join(server, owner);
    await server.call('POST /warehouse', { token: owner.token, body: { name: `Warehouse ${n}` } });
    await server.call('POST /role', { token: owner.token, body: { name: `Role ${n}` } });
    await server.call('POST /login', { body: { email: owner.email, password: owner.password } });
    await invite(server, owner, { email: newEmail() });
    await join(server, wms, { type: 'join_wms_with_new_company' });
  }
});
afterAll(() => server.close());

const LISTS: [RouteKey, string, () => Person][] = [
  ['GET /mycompany/users', 'myUsers', () => owner],
  ['GET /mycompany/roles', 'myRoles', () => owner],
  ['GET /mycompany/invitations', 'myInvitations', () => owner],
  ['GET /mycompany/warehouses', 'myWarehouses', () => owner],
  ['GET /mywms/companies', 'myCompanies', () => wms],
  ['GET /sessions', 'sessions', () => owner],
];
interface Answered {
  nextCursor?: string | null;
  total?: number;
  matching?: number;
  code?: string;
  details?: { field: string }[];
}
const ask = async (route: RouteKey, person: Person, query?: Record<string, string>) => {
  const { status, body } = await server.call(route, { token: person.token, query });
  return { status, body: body as Answered & Record<string, { id: string }[]> };
};

describe.each(LISTS)('%s', (route, field, whoever) => {
  test('pages make up the whole list, in its order', async () => {
    const whole = (await ask(route, whoever())).body;
    expect(whole).not.toHaveProperty('nextCursor');
    expect(whole[field]?.length).toBeGreaterThanOrEqual(3);
    const items: unknown[] = [];
    let cursor: string | null | undefined;
    do {
      const { status, body } = await ask(route, whoever(), { limit: '2', ...(cursor && { cursor }) });
      expect([status, (body[field]?.length ?? 9) <= 2]).toEqual([200, true]);
      items.push(...(body[field] ?? []));
      cursor = body.nextCursor;
      expect(cursor === null || typeof cursor === 'string').toBe(true);
    } while (cursor);
    // Fields that only pages tell stand beside those of the whole list.
    expect(items).toMatchObject(whole[field] ?? []);
    expect(items).toHaveLength(whole[field]?.length ?? 0);
  });

  test('a cursor of others, of another list, or of nobody is refused', async () => {
    const { nextCursor } = (await ask(route, whoever(), { limit: '1' })).body;
    const stranger = await signUp(server.call, whoever() === wms ? 'wms' : 'company');
    const [other] = LISTS.filter(([key, , person]) => key !== route && person() === whoever());
    const refused = [
      await ask(route, stranger, { cursor: nextCursor ?? '' }),
      await ask(route, whoever(), { cursor: 'made-up' }),
      await ask(route, whoever(), { cursor: `${nextCursor}x` }),
      await ask(route, whoever(), { cursor: `${nextCursor}.x` }),
      ...(other ? [await ask(other[0], whoever(), { cursor: nextCursor ?? '' })] : []),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code, body.details?.map(({ field: at }) => at)]).toEqual([
        422,
        'validation_failed',
        ['cursor'],
      ]);
    }
  });
});

test('a page is as long as asked, within bounds', async () => {
  for (const limit of ['0', '201', 'many', '1.5', '1e1']) {
    expect((await ask('GET /mycompany/users', owner, { limit })).status).toBe(422);
  }
  expect((await ask('GET /mycompany/users', owner, { limit: '200' })).body).toMatchObject({ nextCursor: null });
});

test('the longest names still fit into a cursor', async () => {
  const longest = '𝒜'.repeat(NAME_MAX / 2);
  const { token } = await join(server, owner);
  const renamed = await server.call('PATCH /me', { token, body: { first_name: longest, last_name: longest } });
  expect(renamed.status).toBe(200);
  let cursor: string | null | undefined;
  do {
    const { status, body } = await ask('GET /mycompany/users', owner, { limit: '1', ...(cursor && { cursor }) });
    expect(status).toBe(200);
    cursor = body.nextCursor;
  } while (cursor);
});

describe('filtered lists', () => {
  let boss: Person;
  let memberRole: string;
  const IN_TWO_DAYS = new Date(Date.now() + 2 * 24 * 3600_000).toISOString();
  const NAMES = ['Ärmel', 'Bob', 'Carla', 'Dora', 'Emil', 'Fritz', 'Gerda'];
  beforeAll(async () => {
    boss = await signUp(server.call);
    for (const [place, name] of NAMES.entries()) {
      const { token } = await join(server, boss);
      await server.call('PATCH /me', { token, body: { first_name: name, last_name: 'Halle' } });
      const email = `${name.toLowerCase().replace('ä', 'ae')}-${place}@lists.example`;
      await invite(server, boss, { email, ...(name === 'Fritz' && { ttlDays: 1 }) });
    }
    const { body } = await server.call('GET /mycompany/invitations', { token: boss.token });
    for (const { id, email } of body.myInvitations) {
      if (!/@lists/.test(email ?? '') || !/^[bcd]/.test(email ?? '')) continue;
      await server.call('PATCH /invitation/cancel', { token: boss.token, body: { invitation_id: id } });
    }
    for (const [name, permissions] of Object.entries({
      'Stock readers': ['view_inventory'],
      'Stock keepers': ['view_inventory', 'count_inventory'],
      'Role readers': ['view_roles'],
    })) {
      const made = await server.call('POST /role', {
        token: boss.token,
        body: { name, description: 'Reads', permissions: permissions.map((id) => ({ id })) },
      });
      expect(made.status).toBe(201);
    }
    const roles = (await server.call('GET /mycompany/roles', { token: boss.token })).body.myRoles;
    memberRole = roles.find(({ name }) => name === 'Member')?.name ?? '';
  });

  /** All pages of a list, each of two, with the counts of the first one. */
  async function pagesOf(route: RouteKey, field: string, filter: Record<string, string>) {
    const items: { id: string; name?: string; email?: string; firstName?: string; status?: string }[] = [];
    const counted: (Pick<Answered, 'total' | 'matching'> | null)[] = [];
    let cursor: string | null | undefined;
    do {
      const { status, body } = await ask(route, boss, { ...filter, limit: '2', ...(cursor && { cursor }) });
      expect([status, body.code]).toEqual([200, undefined]);
      items.push(...(body[field] ?? []));
      counted.push('total' in body ? { total: body.total, matching: body.matching } : null);
      cursor = body.nextCursor;
    } while (cursor);
    return { items, first: counted[0], later: counted.slice(1) };
  }

  test.each<[string, RouteKey, string, Record<string, string>, (wanted: never) => boolean]>([
    ['nothing', 'GET /mycompany/users', 'myUsers', {}, () => true],
    [
      'a name',
      'GET /mycompany/users',
      'myUsers',
      { q: ' äRM ' },
      (u: { firstName: string }) => /^Ärm/.test(u.firstName),
    ],
    [
      'a full name',
      'GET /mycompany/users',
      'myUsers',
      { q: 'dora hal' },
      (u: { firstName: string }) => u.firstName === 'Dora',
    ],
    [
      'a role',
      'GET /mycompany/users',
      'myUsers',
      { role: 'Member' },
      (u: { role: { name: string } }) => u.role.name === memberRole,
    ],
    ['no role', 'GET /mycompany/users', 'myUsers', { has_role: 'no' }, () => false],
    ['an id that nobody has', 'GET /mycompany/users', 'myUsers', { id: 'nobody' }, () => false],
    [
      'a role and a name',
      'GET /mycompany/users',
      'myUsers',
      { role: 'Member', q: 'BOB' },
      (u: { firstName: string }) => u.firstName === 'Bob',
    ],
    [
      'a status',
      'GET /mycompany/invitations',
      'myInvitations',
      { status: 'canceled' },
      (i: { status: string }) => i.status === 'canceled',
    ],
    [
      'a status and a text',
      'GET /mycompany/invitations',
      'myInvitations',
      { status: 'pending', q: '@LISTS' },
      (i: { status: string; email: string }) => i.status === 'pending' && i.email.includes('@lists'),
    ],
    [
      'the end of the time to answer',
      'GET /mycompany/invitations',
      'myInvitations',
      { status: 'pending', expires_before: IN_TWO_DAYS },
      (i: { email: string }) => i.email.startsWith('fritz'),
    ],
    ['a type that nobody has', 'GET /mycompany/invitations', 'myInvitations', { type: 'join_wms' }, () => false],
    [
      'a category',
      'GET /mycompany/roles',
      'myRoles',
      { category: 'inventory' },
      (r: { permissions: { category: string }[] }) => r.permissions.some(({ category }) => category === 'inventory'),
    ],
    [
      'a category and an action',
      'GET /mycompany/roles',
      'myRoles',
      { category: 'inventory', action: 'count' },
      (r: { permissions: { name: string }[] }) => r.permissions.some(({ name }) => name === 'count_inventory'),
    ],
    [
      'a description',
      'GET /mycompany/roles',
      'myRoles',
      { q: 'READS' },
      (r: { description: string }) => r.description === 'Reads',
    ],
  ])('by %s: %s, page by page and counted', async (_by, route, field, filter, wanted) => {
    const whole = (await ask(route, boss)).body;
    const expected = (whole[field] ?? []).filter(wanted as (item: unknown) => boolean).map(({ id }) => id);
    const { items, first, later } = await pagesOf(route, field, filter);
    expect(items.map(({ id }) => id)).toEqual(expected);
    expect(first).toEqual({ total: whole[field]?.length, matching: expected.length });
    expect(later.every((counted) => counted === null)).toBe(true);
  });

  test('roles by the number of their permissions, then by name', async () => {
    const { items } = await pagesOf('GET /mycompany/roles', 'myRoles', { sort: 'permissions' });
    const { myRoles } = (await server.call('GET /mycompany/roles', { token: boss.token })).body;
    const sorted = myRoles.sort((a, b) => b.permissions.length - a.permissions.length || (a.name < b.name ? -1 : 1));
    expect(items.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
  });

  test('a page of invitations names the role that each gives', async () => {
    const { body } = await server.call('GET /mycompany/invitations', {
      token: boss.token,
      query: { limit: 1 } as never,
    });
    expect(body.myInvitations[0]?.roleName).toBe('Member');
    const whole = await server.call('GET /mycompany/invitations', { token: boss.token });
    expect(whole.body.myInvitations[0]).not.toHaveProperty('roleName');
  });

  test('a filter alone asks for a page, and blanks are no filter', async () => {
    const { body } = await ask('GET /mycompany/invitations', boss, { status: 'canceled' });
    expect(body).toMatchObject({ nextCursor: null, matching: 3 });
    expect((await ask('GET /mycompany/invitations', boss, { q: '  ' })).body).not.toHaveProperty('total');
  });

  test('a cursor of another filter, another sort or of none is refused', async () => {
    const { nextCursor } = (await ask('GET /mycompany/users', boss, { limit: '1', role: 'Member' })).body;
    const sorted = (await ask('GET /mycompany/roles', boss, { limit: '1', sort: 'permissions' })).body.nextCursor;
    const refused = await Promise.all([
      ask('GET /mycompany/users', boss, { cursor: nextCursor ?? '' }),
      ask('GET /mycompany/users', boss, { cursor: nextCursor ?? '', role: 'Owner' }),
      ask('GET /mycompany/users', boss, { cursor: nextCursor ?? '', role: 'Member', q: 'a' }),
      ask('GET /mycompany/roles', boss, { cursor: sorted ?? '' }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.details?.[0]?.field])).toEqual(
      refused.map(() => [422, 'cursor']),
    );
    expect((await ask('GET /mycompany/users', boss, { cursor: nextCursor ?? '', role: 'Member' })).status).toBe(200);
  });

  test('a filter that nobody knows is refused by name', async () => {
    for (const [route, filter] of [
      ['GET /mycompany/invitations', { status: 'lost' }],
      ['GET /mycompany/invitations', { expires_before: 'soon' }],
      ['GET /mycompany/roles', { category: 'kitchen' }],
      ['GET /mycompany/users', { has_role: 'maybe' }],
    ] as const) {
      const { status, body } = await ask(route, boss, { ...filter });
      expect([status, body.details?.[0]?.field]).toEqual([422, Object.keys(filter)[0]]);
    }
  });

  test('what is added while somebody reads on neither repeats nor hides a row', async () => {
    const filter = { status: 'pending', q: '@lists' };
    const before = (await pagesOf('GET /mycompany/invitations', 'myInvitations', filter)).items.map(({ id }) => id);
    const first = (await ask('GET /mycompany/invitations', boss, { ...filter, limit: '2' })).body;
    await invite(server, boss, { email: 'added@lists.example' });
    const read = [...(first.myInvitations ?? [])];
    let cursor = first.nextCursor;
    while (cursor) {
      const { body } = await ask('GET /mycompany/invitations', boss, { ...filter, limit: '2', cursor });
      read.push(...(body.myInvitations ?? []));
      cursor = body.nextCursor;
    }
    expect(read.map(({ id }) => id)).toEqual(before);
    const again = (await ask('GET /mycompany/invitations', boss, { ...filter, limit: '1' })).body;
    expect(again.matching).toBe(before.length + 1);
  });
});
