import { setTimeout as wait } from 'node:timers/promises';
import type { PermissionName } from '@slotwise/contract';
import { startServer, type TestServer, prepared } from '../harness';
import { each, report, rounds } from '../rounds';
import { linkSecret, outsiders, plant, type Planted, type PlantedUser } from './plant';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

const ADMIN: PermissionName[] = [
  'manage_roles',
  'view_roles',
  'manage_users',
  'view_users',
  'manage_invitations',
  'view_invitations',
];
const VIEW: PermissionName[] = ['view_users'];
const LONG_MS = 3600_000;
const AT_ONCE = 8;

/** Events on a tenant's channel that tell of one thing, oldest first. */
const eventsOf = async ({ tenantId }: Planted, subjectId: string) => {
  const rows = await server.services.db.readSystem((trx) =>
    trx
      .selectFrom('outbox')
      .select(['event', 'data'])
      .where('channel', '=', `company:${tenantId}`)
      .orderBy('seq')
      .execute(),
  );
  return rows
    .map(({ event, data }) => ({ event, data: data as { id: string; status?: string; version?: number } }))
    .filter(({ data }) => data.id === subjectId);
};

describe('two administrators edit one version of a role', () => {
  type Edit = (role_id: string, token: string, users: PlantedUser[]) => Promise<{ status: number; code?: string }>;
  const edit = (route: 'PATCH /role' | 'PATCH /role/permissions' | 'PATCH /role/users', fields: object): Edit => {
    return async (role_id, token) => {
      const { status, body } = await server.call(route, {
        token,
        headers: { 'if-match': '"1"' },
        body: { role_id, ...fields } as never,
      });
      return { status, code: body.code };
    };
  };
  const EDITS: Edit[] = [
    edit('PATCH /role', { name: 'Renamed' }),
    edit('PATCH /role', { description: 'Described' }),
    edit('PATCH /role/permissions', { permissions: [{ id: 'view_roles' }] }),
    edit('PATCH /role/permissions', { permissions: [] }),
    (role_id, token, users) =>
      edit('PATCH /role/users', { users: [{ id: users[2]?.userId ?? '' }] })(role_id, token, users),
    async (role_id, token) => {
      const { status, body } = await server.call('DELETE /role', {
        token,
        headers: { 'if-match': '"1"' },
        body: { role_id },
      });
      return { status, code: body.code };
    },
  ];

  test(
    'one wins, the other is told, and nothing is lost silently',
    async () => {
      const races = rounds(24);
      const began = performance.now();
      await each(races, AT_ONCE, async (index) => {
        const planted = await plant(server, { roles: [ADMIN, VIEW], users: [0, 0, null] });
        const [one, two] = planted.users as [PlantedUser, PlantedUser, PlantedUser];
        const roleId = planted.roleIds[1] ?? '';
        const first = EDITS[index % EDITS.length];
        const second = EDITS[Math.floor(index / EDITS.length) % EDITS.length];
        const answers = await Promise.all([
          first?.(roleId, one.token, planted.users),
          second?.(roleId, two.token, planted.users),
        ]);
        const statuses = answers.map((answer) => answer?.status ?? 0).sort();
        // A role that is gone is not there to have a version.
        expect([index, statuses[0], [404, 412].includes(statuses[1] ?? 0)]).toEqual([index, 200, true]);
        const { myRoles } = (await server.call('GET /mycompany/roles', { token: one.token })).body;
        const role = myRoles.find(({ id }) => id === roleId);
        const told = await eventsOf(planted, roleId);
        if (role) {
          expect([role.version, told.at(-1)?.data.version]).toEqual([2, 2]);
          expect(new Set(told.map(({ data }) => data.version))).toEqual(new Set([2]));
        } else expect(told.map(({ event }) => event)).toEqual(['RoleDeleted', 'CompanyRoleDeleted']);
      });
      report('double edits', began, { races: races.count });
    },
    LONG_MS,
  );
});

describe('the transitions of one invitation', () => {
  const act = (route: 'PATCH /invitation/cancel' | 'PATCH /invitation/resend' | 'POST /invitation/expire') => {
    return async (invitation_id: string, token: string) =>
      (await server.call(route, { token, body: { invitation_id } })).status;
  };
  const cancel = act('PATCH /invitation/cancel');
  const resend = act('PATCH /invitation/resend');
  const expire = act('POST /invitation/expire');
  const accept = async (link: string, token: string) =>
    (await server.call('POST /invitation/accept', { token, body: { token: link } })).status;
  const reject = async (link: string) =>
    (await server.call('POST /invitation/reject', { body: { token: link } })).status;
  const statusOf = async (id: string) =>
    (
      await server.services.db.readSystem((trx) =>
        trx.selectFrom('invitations').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
      )
    ).status;
  const linksOf = (id: string) =>
    server.services.db.readSystem((trx) =>
      trx.selectFrom('invitation_links').select('hash').where('invitation_id', '=', id).execute(),
    );
  /** States from which a state is reached, by any event. */
  const FROM: Record<string, readonly string[]> = {
    accepted: ['pending'],
    canceled: ['pending'],
    rejected: ['pending'],
    expired: ['pending'],
    // Also from pending: one whose time was up before anybody marked it.
    pending: ['canceled', 'rejected', 'expired', 'pending'],
  };

  test(
    'accept × cancel × reject × expire × resend: every outcome once, one event each, in an order that is allowed',
    async () => {
      const races = rounds(24);
      const began = performance.now();
      const outcomes: Record<string, number> = {};
      let head = 10;
      await each(races, AT_ONCE, async (index) => {
        const planted = await plant(server, { roles: [ADMIN], users: [0, 0] });
        const [one, two] = planted.users as [PlantedUser, PlantedUser];
        const [invitee] = (await outsiders(server, 1)) as [PlantedUser];
        const made = await server.call('POST /invitation', {
          token: one.token,
          body: { invitation_type: 'join_company', email: invitee.email },
        });
        const { id } = made.body.invitation;
        const link = await linkSecret(server, id);
        const due = index % 3 === 1;
        const withResend = index % 3 === 2;
        if (due) {
          await server.services.db.withSystem(
            prepared((trx) =>
              trx
                .updateTable('invitations')
                .set({ expires_at: new Date(0) })
                .where('id', '=', id)
                .execute(),
            ),
          );
        }
        // Accepting asks twice before it acts: at the same moment it would always come last. It gets a head start of up
        // to the time of the last run.
        const soon = () => wait(Math.random() * head * 1.2);
        const asked = performance.now();
        const [accepted, canceled, rejected, expired, resent] = await Promise.all([
          accept(link, invitee.token).finally(() => (head = performance.now() - asked)),
          soon().then(() => cancel(id, one.token)),
          soon().then(() => reject(link)),
          soon().then(() => expire(id, two.token)),
          soon().then(() => (withResend ? resend(id, two.token) : undefined)),
        ]);
        const told = (await eventsOf(planted, id)).slice(1);
        const states = told.map(({ data }) => data.status ?? '');
        const status = await statusOf(id);
        const where = JSON.stringify({ index, accepted, canceled, rejected, expired, resent, states, status });
        expect([where, states.at(-1) ?? 'pending']).toEqual([where, status]);
        states.forEach((state, at) => {
          expect([where, FROM[state]?.includes(at === 0 ? 'pending' : (states[at - 1] ?? ''))]).toEqual([where, true]);
        });
        // Asking to expire what is not due is answered and does nothing.
        const won = [accepted, canceled, rejected, resent].filter((answer) => answer === 200).length;
        expect([where, states.length]).toEqual([where, won + states.filter((state) => state === 'expired').length]);
        if (!withResend) expect([where, states]).toEqual([where, [due ? 'expired' : status]]);
        const { me } = (await server.call('GET /me', { token: invitee.token })).body;
        expect([where, me.companyID]).toEqual([where, status === 'accepted' ? planted.tenantId : null]);
        expect([where, (await linksOf(id)).length]).toEqual([where, status === 'pending' ? 1 : 0]);
        outcomes[status] = (outcomes[status] ?? 0) + 1;
      });
      report('transitions', began, { races: races.count, ...outcomes });
    },
    LONG_MS,
  );

  test(
    'sent again by two at once, it is sent once',
    async () => {
      await each(rounds(5), AT_ONCE, async (index) => {
        const planted = await plant(server, { roles: [ADMIN], users: [0, 0] });
        const [one, two] = planted.users as [PlantedUser, PlantedUser];
        const made = await server.call('POST /invitation', {
          token: one.token,
          body: { invitation_type: 'join_company', email: `again-${index}@example.com` },
        });
        const { id } = made.body.invitation;
        await cancel(id, one.token);
        const answers = await Promise.all([resend(id, one.token), resend(id, two.token)]);
        expect(answers.sort()).toEqual([200, 409]);
        expect((await eventsOf(planted, id)).filter(({ event }) => event === 'InvitationResent')).toHaveLength(1);
        expect(await linksOf(id)).toHaveLength(1);
      });
    },
    LONG_MS,
  );
});

describe('the last administrator', () => {
  const administrators = ({ tenantId }: Planted) =>
    server.services.db.readSystem((trx) =>
      trx
        .selectFrom('users')
        .innerJoin('role_permissions', 'role_permissions.role_id', 'users.role_id')
        .select('users.id')
        .where('users.tenant_id', '=', tenantId)
        .where('permission', '=', 'manage_roles')
        .execute(),
    );

  test(
    'stays when all leave at once',
    async () => {
      const { count } = rounds(12);
      const planted = await plant(server, { roles: [ADMIN], users: Array.from({ length: count }, () => 0) });
      const began = performance.now();
      const leave = async ({ userId, token }: PlantedUser): Promise<string> => {
        const { status, body } = await server.call('DELETE /user', { token, body: { user_id: userId } });
        // Too many at once for the database: nothing was done, and it may be tried again.
        return body.code === 'unavailable'
          ? leave({ userId, token, email: '' })
          : status === 200
            ? 'left'
            : (body.code ?? '');
      };
      const codes = await Promise.all(planted.users.map(leave));
      expect(codes.filter((code) => code === 'left')).toHaveLength(count - 1);
      expect(codes.filter((code) => code === 'last_administrator')).toHaveLength(1);
      expect(await administrators(planted)).toHaveLength(1);
      report('all leave at once', began, { administrators: count, left: count - 1 });
    },
    LONG_MS,
  );

  test(
    'stays whichever way the others take the right away',
    async () => {
      const races = rounds(8);
      const began = performance.now();
      let refused = 0;
      await each(races, AT_ONCE, async () => {
        const planted = await plant(server, { roles: [ADMIN, ADMIN, VIEW], users: [0, 1, 0, 1] });
        const [a, b, c, d] = planted.users as [PlantedUser, PlantedUser, PlantedUser, PlantedUser];
        const [first = '', second = '', harmless = ''] = planted.roleIds;
        const answers = await Promise.all([
          server.call('PATCH /role/permissions', { token: a.token, body: { role_id: first, permissions: [] } }),
          server.call('DELETE /role', { token: b.token, body: { role_id: second } }),
          server.call('PATCH /role/users', {
            token: c.token,
            body: { role_id: harmless, users: planted.users.map(({ userId }) => ({ id: userId })) },
          }),
          server.call('DELETE /user', { token: d.token, body: { user_id: a.userId } }),
        ]);
        refused += answers.filter(({ status }) => status !== 200).length;
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        expect((await administrators(planted)).length).toBeGreaterThan(0);
      });
      report('four ways at once', began, { races: races.count, refused });
    },
    LONG_MS,
  );
});
