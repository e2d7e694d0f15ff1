import { PERMISSIONS } from '@slotwise/contract/permissions';
import { sql } from 'kysely';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { join } from './fixtures';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

/** The same sequence for the same seed (mulberry32). */
const randomness = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

interface Access {
  users: { id: string; role_id: string | null }[];
  held: Map<string, Set<string>>;
}
const accessIn = (tenantId: string): Promise<Access> =>
  server.services.db.withSystem(async (trx) => {
    const users = await trx
      .selectFrom('users')
      .select(['id', 'role_id'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute();
    const grants = await trx.selectFrom('role_permissions').selectAll().where('tenant_id', '=', tenantId).execute();
    const ofRole = (id: string | null) =>
      new Set(grants.filter((grant) => grant.role_id === id).map((grant) => grant.permission));
    return { users, held: new Map(users.map((user) => [user.id, ofRole(user.role_id)])) };
  });
const textOf = ({ users, held }: Access) =>
  JSON.stringify([users, [...held.values()].map((names) => [...names].sort())]);
/** Roles or permissions that belong to two tenants at once. */
const edgesAcross = () =>
  server.services.db.withSystem(async (trx) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM users u JOIN roles r ON r.id = u.role_id WHERE r.tenant_id <> u.tenant_id`.execute(
      trx,
    );
    return rows[0]?.count;
  });

const NAMES = PERMISSIONS.map(({ name }) => name);

test.each([1, 2, 3])(
  'whoever does whatever (seed %i): an administrator stays, and nobody gains what they did not hold',
  async (seed) => {
    const below = randomness(seed);
    const pick = <T>(from: readonly T[]): T => {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    };
    const owner = await signUp(server.call);
    const people: Person[] = [owner];
    for (let n = 0; n < 3; n++) people.push(await join(server, owner));
    const { myRoles } = (await server.call('GET /mycompany/roles', { token: owner.token })).body;
    const roles = myRoles.map(({ id }) => id);
    // Someone who may manage roles and little else: the one who would like to gain.
    const { role: climber } = (await server.call('POST /role', { token: owner.token, body: { name: 'Climber' } })).body;
    roles.push(climber.id);
    const start = ['manage_roles', 'view_roles', 'view_users'].map((id) => ({ id }));
    await server.call('PATCH /role/permissions', {
      token: owner.token,
      body: { role_id: climber.id, permissions: start },
    });
    await server.call('PATCH /role/users', {
      token: owner.token,
      body: { role_id: climber.id, users: [{ id: people[1]?.userId ?? '' }] },
    });

    let changed = 0;
    for (let step = 0; step < 60; step++) {
      const before = await accessIn(owner.tenantId);
      const administrators = people.filter((person) => before.held.get(person.userId)?.has('manage_roles'));
      // Mostly those who may do something; what they may not, they try as well.
      const { token, userId } = below(4) === 0 ? pick(people) : pick(administrators);
      const role_id = pick(roles);
      const own = [...(before.held.get(userId) ?? [])];
      const operation = below(8);
      if (operation < 3) {
        const names = [...own.filter(() => below(3) > 0), ...(below(3) === 0 ? [pick(NAMES)] : [])];
        const permissions = names.map((id) => ({ id }));
        await server.call('PATCH /role/permissions', { token, body: { role_id, permissions } });
      } else if (operation < 7) {
        const users = people.filter(() => below(3) === 0).map((person) => ({ id: person.userId }));
        await server.call('PATCH /role/users', { token, body: { role_id, users } });
      } else if (below(6) === 0) {
        await server.call('DELETE /role', { token, body: { role_id } });
      }
      const after = await accessIn(owner.tenantId);
      if (textOf(after) !== textOf(before)) changed++;
      const actor = before.held.get(userId) ?? new Set();
      for (const [id, held] of after.held) {
        const gained = [...held].filter((name) => !before.held.get(id)?.has(name) && !actor.has(name));
        expect({ step, id, gained }).toEqual({ step, id, gained: [] });
      }
      expect([...after.held.values()].some((held) => held.has('manage_roles'))).toBe(true);
    }
    // Or else nothing was tried.
    expect(changed).toBeGreaterThan(5);
    expect(await edgesAcross()).toBe(0);
  },
);
