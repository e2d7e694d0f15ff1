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
    expect(items).toEqual(whole[field]);
  });

  test('a cursor of others, of another list, or of nobody is refused', async () => {
    const { nextCursor } = (await ask(route, whoever(), { limit: '1' })).body;
    const stranger = await signUp(server.call, whoever() === wms ? 'wms' : 'company');
    const [other] = LISTS.filter(([key, , person]) => key !== route && person() === whoever());
    const refused = [
      await ask(route, stranger, { cursor: nextCursor ?? '' }),
      await ask(route, whoever(), { cursor: 'made-up' }),
      await ask(route, whoever(), { cursor: `${nextCursor}x` }),
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
  for (const limit of ['0', '201', 'many']) {
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
