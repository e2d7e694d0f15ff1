import { prepared } from '../harness';
import type { PermissionName, TenantKind } from '@slotwise/contract';
import { insertPermissions, insertRoles } from '../../src/modules/roles';
import { insertTenant } from '../../src/modules/tenants';
import { newId } from '../../src/platform/ids';
import type { TestServer } from '../harness';
import { newEmail } from './fixtures';

export interface PlantedUser {
  userId: string;
  email: string;
  token: string;
}
export interface Planted {
  tenantId: string;
  roleIds: string[];
  users: PlantedUser[];
}

const sessionRow = (userId: string, now: Date) => ({
  id: newId(),
  user_id: userId,
  user_agent: 'test',
  created_at: now,
  last_used_at: now,
  expires_at: new Date(now.getTime() + 24 * 3600_000),
  revoked_at: null,
});
type SessionRow = ReturnType<typeof sessionRow>;
const tokenOf = async ({ services }: TestServer, { id, user_id }: SessionRow) =>
  (await services.tokens.issue({ userId: user_id, sessionId: id })).accessToken;

/** A session of a user, without a password. */
export async function session(server: TestServer, userId: string): Promise<string> {
  const row = sessionRow(userId, new Date());
  await server.services.db.withSystem(prepared((trx) => trx.insertInto('sessions').values(row).execute()));
  return tokenOf(server, row);
}

/** A tenant made by SQL: hundreds of them cost less than one that signs up. `users` name their role by its index. */
export async function plant(
  server: TestServer,
  {
    kind = 'company',
    roles,
    users,
    nowhere = false,
  }: {
    kind?: TenantKind;
    roles: readonly (readonly PermissionName[])[];
    users: readonly (number | null)[];
    /** The users belong to no tenant. */
    nowhere?: boolean;
  },
): Promise<Planted> {
  const now = new Date();
  const tenantId = newId();
  const made = roles.map((permissions, index) => ({
    id: newId(),
    tenantId,
    name: `Role ${index}`,
    description: '',
    permissions,
    now: new Date(now.getTime() + index),
  }));
  const people = users.map((role) => ({
    id: newId(),
    email: newEmail(),
    roleId: role === null ? null : (made[role]?.id ?? null),
  }));
  const sessions = people.map(({ id }) => sessionRow(id, now));
  await server.services.db.withSystem(
    prepared(async (trx) => {
      await insertTenant(trx, { id: tenantId, kind, name: 'Planted', wmsId: null, now });
      if (made.length > 0) await insertRoles(trx, made);
      await insertPermissions(
        trx,
        tenantId,
        made.flatMap(({ id, permissions }) => permissions.map((permission) => ({ roleId: id, permission }))),
      );
      await trx
        .insertInto('users')
        .values(
          people.map(({ id, email, roleId }) => ({
            id,
            tenant_id: nowhere ? null : tenantId,
            kind,
            email,
            password_hash: '',
            first_name: 'A',
            last_name: 'B',
            avatar_url: null,
            role_id: roleId,
            active: true,
            confirmed_at: now,
            created_at: now,
          })),
        )
        .execute();
      await trx.insertInto('sessions').values(sessions).execute();
    }),
  );
  const planted = await Promise.all(
    people.map(async ({ id, email }, index) => ({
      userId: id,
      email,
      token: await tokenOf(server, sessions[index] as SessionRow),
    })),
  );
  return { tenantId, roleIds: made.map(({ id }) => id), users: planted };
}

/** Accounts that belong nowhere. */
export const outsiders = async (server: TestServer, count: number): Promise<PlantedUser[]> =>
  (await plant(server, { roles: [], users: Array.from({ length: count }, () => null), nowhere: true })).users;

/** The secret of the newest link that was mailed for an invitation. */
export async function linkSecret({ services }: TestServer, invitationId: string): Promise<string> {
  const mail = await services.db.readSystem((trx) =>
    trx
      .selectFrom('mail_outbox')
      .select('body')
      .where('about', '=', invitationId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return /[?&]token=([\w-]+)/.exec(mail.body)?.[1] ?? '';
}
