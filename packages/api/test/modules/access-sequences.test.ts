import { PERMISSIONS, type PermissionName } from '@slotwise/contract/permissions';
import { sql } from 'kysely';
import type { RouteKey } from '@slotwise/contract';
import { startServer, type CallOptions, type TestServer, prepared } from '../harness';
import { randomness } from '../randomness';
import * as ideal from './access-model';
import { heldBy, type Model, type Verdict } from './access-model';
import { each, report, rounds } from '../rounds';
import { linkSecret, outsiders, plant, session, type Planted, type PlantedUser } from './plant';

let server: TestServer;
/** Another tenant: its things count as unknown. */
let foreign: Planted;
beforeAll(async () => {
  server = await startServer();
  foreign = await plant(server, { roles: [['view_users']], users: [0] });
});
afterAll(() => server.close());

const STEPS = 10;
const NAMES = PERMISSIONS.map(({ name }) => name);
const SOME: PermissionName[] = ['manage_roles', 'manage_users', 'manage_invitations', 'view_users', 'view_roles'];

interface Row extends Record<string, unknown> {
  expires_at: Date;
}

/** One tenant, its model, and everything that can be done to both. */
class Sequence {
  readonly model: Model = { roles: new Map(), members: new Map(), invitations: new Map() };
  private readonly tokens = new Map<string, string>();
  private readonly emails = new Map<string, string>();
  /** Links by invitation, oldest first. */
  private readonly links = new Map<string, string[]>();
  private made = 0;

  private constructor(
    readonly tenantId: string,
    private readonly below: (limit: number) => number,
  ) {}

  static async begin(seed: number): Promise<Sequence> {
    const roles = [NAMES, SOME, ['manage_roles', 'view_roles'], ['view_users']] satisfies PermissionName[][];
    // Half of them with one administrator, who is soon the last one.
    const holders = seed % 2 === 0 ? [0, 1, 2, 3, null] : [0, 3, null];
    const planted = await plant(server, { roles, users: holders });
    const sequence = new Sequence(planted.tenantId, randomness(seed));
    planted.roleIds.forEach((id, index) => sequence.model.roles.set(id, new Set(roles[index])));
    holders.forEach((role, index) => {
      const user = planted.users[index] as PlantedUser;
      sequence.know(user);
      sequence.model.members.set(user.userId, role === null ? null : (planted.roleIds[role] ?? null));
    });
    for (const user of await outsiders(server, 2)) sequence.know(user);
    return sequence;
  }

  private know({ userId, token, email }: PlantedUser) {
    this.tokens.set(userId, token);
    this.emails.set(userId, email);
  }
  private pick<T>(from: readonly T[]): T {
    const found = from[this.below(from.length)];
    if (found === undefined) throw new Error('Nothing to pick from.');
    return found;
  }
  private some = <T>(from: readonly T[]): T[] => from.filter(() => this.below(3) === 0);
  private user = () => this.pick([...this.tokens.keys()]);
  /** Mostly people with the permission; those without it try as well. */
  private actor = () => {
    const able = [...this.model.members.keys()].filter((user) => heldBy(this.model, user).size > 1);
    // Only an actor who may give some permissions and not all can try to give too much.
    const lesser = able.filter((user) => {
      const held = heldBy(this.model, user);
      return held.has('manage_roles') && held.size < NAMES.length;
    });
    if (lesser.length > 0 && this.below(3) === 0) return this.pick(lesser);
    return this.below(5) === 0 || able.length === 0 ? this.user() : this.pick(able);
  };
  private role = () => {
    const known = [...this.model.roles.keys()];
    return this.below(12) === 0 || known.length === 0 ? (foreign.roleIds[0] ?? '') : this.pick(known);
  };
  private invitation = () => this.pick([...this.model.invitations.keys(), 'unknown']);

  private async call<K extends RouteKey>(route: K, actor: string, body: CallOptions<K>['body']) {
    const answer = await server.call(route, { token: this.tokens.get(actor), body });
    return { code: answer.status < 300 ? undefined : (answer.body.code as Verdict), body: answer.body };
  }

  /** Does something at random, to the server and to the model. @returns what each says of it */
  step(): Promise<{ what: string; real: Verdict; ideal: Verdict; actor?: string }> {
    return this.pick([
      this.createRole,
      this.setPermissions,
      this.setPermissions,
      this.setUsers,
      this.setUsers,
      this.setUsers,
      this.deleteRole,
      this.removeUser,
      this.invite,
      this.invite,
      this.endInvitation,
      this.resend,
      this.accept,
      this.accept,
      this.reject,
      this.timeIsUp,
    ])();
  }

  /** Some of the actor's permissions, and every other time one that is not theirs to give. */
  private permissions = (actor: string) => {
    const held = heldBy(this.model, actor);
    const lacking = NAMES.filter((name) => !held.has(name));
    return [...this.some([...held]), ...(this.below(2) === 0 && lacking.length > 0 ? [this.pick(lacking)] : [])];
  };
  private createRole = async () => {
    const actor = this.actor();
    const wanted = [...new Set(this.permissions(actor))];
    const { code, body } = await this.call('POST /role', actor, {
      name: `Made ${++this.made}`,
      permissions: wanted.map((id) => ({ id })),
    });
    if (!code) this.model.roles.set(body.role.id, new Set(wanted));
    return { what: 'createRole', real: code, ideal: ideal.createRole(this.model, actor, wanted), actor };
  };
  private setPermissions = async () => {
    const [actor, role_id] = [this.actor(), this.role()];
    const wanted = [...new Set(this.permissions(actor))];
    const { code } = await this.call('PATCH /role/permissions', actor, {
      role_id,
      permissions: wanted.map((id) => ({ id })),
    });
    return {
      what: 'setPermissions',
      real: code,
      ideal: ideal.setPermissions(this.model, actor, role_id, wanted),
      actor,
    };
  };
  private setUsers = async () => {
    const [actor, role_id] = [this.actor(), this.role()];
    const stranger = this.below(10) === 0 ? [foreign.users[0]?.userId ?? ''] : [];
    const wanted = [...this.some([...this.model.members.keys()]), ...stranger];
    const { code } = await this.call('PATCH /role/users', actor, { role_id, users: wanted.map((id) => ({ id })) });
    return { what: 'setUsers', real: code, ideal: ideal.setUsers(this.model, actor, role_id, wanted), actor };
  };
  private deleteRole = async () => {
    const [actor, role_id] = [this.actor(), this.role()];
    const { code } = await this.call('DELETE /role', actor, { role_id });
    return { what: 'deleteRole', real: code, ideal: ideal.deleteRole(this.model, actor, role_id), actor };
  };
  private removeUser = async () => {
    const [actor, user_id] = [this.actor(), this.below(8) === 0 ? (foreign.users[0]?.userId ?? '') : this.user()];
    const { code } = await this.call('DELETE /user', actor, { user_id });
    const verdict = ideal.removeUser(this.model, actor, user_id);
    // Their sessions have ended.
    if (!code) this.tokens.set(user_id, await session(server, user_id));
    return { what: 'removeUser', real: code, ideal: verdict, actor };
  };
  private invite = async () => {
    const [actor, invitee] = [this.actor(), this.user()];
    const wanted = this.below(2) === 0 ? this.role() : undefined;
    const { code, body } = await this.call('POST /invitation', actor, {
      invitation_type: 'join_company',
      email: this.emails.get(invitee),
      role_id: wanted,
    });
    const { verdict, roleId } = ideal.invite(this.model, actor, invitee, wanted);
    if (!code) {
      const { id } = body.invitation;
      this.links.set(id, [await linkSecret(server, id)]);
      this.model.invitations.set(id, { invitee, roleId, status: 'pending', link: 0 });
    }
    return { what: 'invite', real: code, ideal: verdict, actor };
  };
  private endInvitation = async () => {
    const [actor, invitation_id] = [this.actor(), this.invitation()];
    const { code } = await this.call('PATCH /invitation/cancel', actor, { invitation_id });
    return { what: 'cancel', real: code, ideal: ideal.cancel(this.model, actor, invitation_id), actor };
  };
  private resend = async () => {
    const [actor, invitation_id] = [this.actor(), this.invitation()];
    const { code } = await this.call('PATCH /invitation/resend', actor, { invitation_id });
    const verdict = ideal.resend(this.model, actor, invitation_id);
    if (!code) this.links.get(invitation_id)?.push(await linkSecret(server, invitation_id));
    return { what: 'resend', real: code, ideal: verdict, actor };
  };
  private accept = async () => {
    // Mostly one that can be accepted: few of those that were ever sent are.
    const pending = [...this.model.invitations].flatMap(([id, { status }]) => (status === 'pending' ? [id] : []));
    const id = this.below(4) === 0 || pending.length === 0 ? this.invitation() : this.pick(pending);
    const links = this.links.get(id) ?? ['unknown'];
    const link = this.below(4) === 0 ? 0 : links.length - 1;
    // Now and then by a person who found the link.
    const user = this.below(4) === 0 ? this.user() : (this.model.invitations.get(id)?.invitee ?? this.user());
    const { code } = await this.call('POST /invitation/accept', user, { token: links[link] ?? '' });
    return { what: 'accept', real: code, ideal: ideal.accept(this.model, user, id, link) };
  };
  private reject = async () => {
    const id = this.invitation();
    const links = this.links.get(id) ?? ['unknown'];
    const link = this.below(links.length);
    const { code } = await this.call('POST /invitation/reject', '', { token: links[link] ?? '' });
    return { what: 'reject', real: code, ideal: ideal.reject(this.model, id, link) };
  };
  private timeIsUp = async () => {
    const id = this.invitation();
    const invitation = this.model.invitations.get(id);
    if (invitation?.status === 'pending') {
      await server.services.db.withSystem(
        prepared((trx) =>
          trx
            .updateTable('invitations')
            .set({ expires_at: new Date(0) })
            .where('id', '=', id)
            .execute(),
        ),
      );
      invitation.status = 'expired';
    }
    return { what: 'timeIsUp', real: undefined, ideal: undefined };
  };

  /** The tenant as the database has it, in the model's terms. */
  async real() {
    return server.services.db.readSystem(async (trx) => {
      const own = <T extends 'roles' | 'role_permissions' | 'users' | 'invitations'>(table: T) =>
        sql<Row>`SELECT * FROM ${sql.table(table)} WHERE tenant_id = ${this.tenantId}`.execute(trx);
      const grants = (await own('role_permissions')).rows;
      return {
        roles: (await own('roles')).rows.map(({ id }) => [
          id,
          grants.flatMap(({ role_id, permission }) => (role_id === id ? [permission] : [])).sort(),
        ]),
        members: (await own('users')).rows.map(({ id, role_id }) => [id, role_id]),
        invitations: (await own('invitations')).rows.map(({ id, role_id, status, expires_at }) => [
          id,
          role_id,
          status === 'pending' && expires_at.getTime() === 0 ? 'expired' : status,
        ]),
      };
    });
  }
  ideal() {
    const { roles, members, invitations } = this.model;
    return {
      roles: [...roles].map(([id, names]) => [id, [...names].sort()]),
      members: [...members],
      invitations: [...invitations].map(([id, { roleId, status }]) => [id, roleId, status]),
    };
  }
}

const text = (state: Record<string, unknown[]>) =>
  JSON.stringify(Object.values(state).map((rows) => rows.map((row) => JSON.stringify(row)).sort()));

/** A person who gains permissions gains none that the actor did not hold. Joining gives the role of the invitation. */
function expectNoGain(before: Map<string, ReadonlySet<string>>, after: Model, actor: string, where: string) {
  for (const user of after.members.keys()) {
    const gained = [...heldBy(after, user)].filter(
      (name) => !before.get(user)?.has(name) && !before.get(actor)?.has(name),
    );
    expect([where, gained]).toEqual([where, []]);
  }
}

test(
  'whoever does whatever, the server answers and becomes what the model says',
  async () => {
    const numbers = rounds(60);
    const began = performance.now();
    let done = 0;
    const seen: Record<string, number> = {};
    await each(numbers, 8, async (seed) => {
      const sequence = await Sequence.begin(seed + 1);
      const trail: string[] = [];
      for (let step = 0; step < STEPS; step++) {
        const before = new Map([...sequence.model.members.keys()].map((user) => [user, heldBy(sequence.model, user)]));
        const { what, real, ideal: wanted, actor } = await sequence.step();
        trail.push(`${what}:${real ?? 'done'}`);
        const where = `seed ${seed + 1}, ${trail.join(' ')}`;
        if (real !== wanted) expect([where, real]).toEqual([where, wanted]);
        if (actor !== undefined) expectNoGain(before, sequence.model, actor, where);
        if (!ideal.hasAdministrator(sequence.model)) throw new Error(`No administrator is left: ${where}`);
        seen[`${what}:${real ?? 'done'}`] = (seen[`${what}:${real ?? 'done'}`] ?? 0) + 1;
        done++;
      }
      if (seed % 500 === 499) report('so far', began, { sequences: seed + 1 });
      const where = `seed ${seed + 1}, ${trail.join(' ')}`;
      const [is, ought] = [text(await sequence.real()), text(sequence.ideal())];
      if (is !== ought) expect([where, is]).toEqual([where, ought]);
    });
    const { rows } = await server.services.db.readSystem((trx) =>
      sql<{ count: number }>`
      SELECT count(*) AS count FROM users u JOIN roles r ON r.id = u.role_id WHERE r.tenant_id <> u.tenant_id`.execute(
        trx,
      ),
    );
    expect(rows[0]?.count).toBe(0);
    // Or else nothing was tried: each kind of operation succeeded and was refused.
    for (const kind of ['createRole', 'setPermissions', 'setUsers', 'deleteRole', 'removeUser', 'invite', 'cancel']) {
      expect([kind, Boolean(seen[`${kind}:done`])]).toEqual([kind, true]);
    }
    for (const kind of ['setPermissions', 'setUsers', 'deleteRole', 'removeUser']) {
      expect([kind, Boolean(seen[`${kind}:last_administrator`])]).toEqual([kind, true]);
    }
    for (const kind of ['setPermissions', 'setUsers', 'deleteRole']) {
      expect([kind, Boolean(seen[`${kind}:outranked`])]).toEqual([kind, true]);
    }
    expect(Object.keys(seen).filter((what) => what.endsWith(':last_holder'))).not.toEqual([]);
    for (const kind of ['createRole', 'setPermissions', 'setUsers', 'invite']) {
      expect([kind, Boolean(seen[`${kind}:grant_exceeds_own`])]).toEqual([kind, true]);
    }
    expect(seen['accept:done']).toBeGreaterThan(0);
    if (numbers.count >= 1000) expect(seen['resend:done']).toBeGreaterThan(0);
    report('sequences', began, { sequences: numbers.count, operations: done, seen });
  },
  4 * 3600_000,
);
