import { randomBytes } from 'node:crypto';
import type { TenantKind } from '@slotwise/contract';
import { isPermissionName } from '@slotwise/contract/permissions';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice } from '../../platform/db/keyset';
import { keptSecret } from '../../platform/auth/kept-secret';
import type { Trx } from '../../platform/db/tables';
import type { Actor } from '../../platform/actor';
import { fullName } from '../users';

const ACCOUNT = [
  'id',
  'email',
  'password_hash as passwordHash',
  'tenant_id as tenantId',
  'kind',
  'confirmed_at as confirmedAt',
  'created_at as createdAt',
] as const;

export interface Account {
  id: string;
  email: string;
  passwordHash: string;
  tenantId: string | null;
  kind: TenantKind;
  /** When the address was shown to be theirs; null: not yet. */
  confirmedAt: Date | null;
  createdAt: Date;
}

/**
 * So many of the newest accounts that only say that an address is theirs are known by it, with the first and the one that was used
 * last: whoever signs up after the owner pushes them out of neither. Others are reached by mail.
 */
const NEWEST_UNCONFIRMED = 2;
const MOST_UNCONFIRMED = NEWEST_UNCONFIRMED + 2;
/** So many accounts at most have one address, as far as anybody who knows the address is concerned. */
export const MOST_ACCOUNTS = 1 + MOST_UNCONFIRMED;

/** The account that an address is confirmed for, if there is one, and then those that only say so, the newest first. */
export async function accountsAt(trx: Trx, email: string): Promise<Account[]> {
  const named = trx
    .selectFrom('users')
    .select(ACCOUNT)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('active', '=', true);
  const confirmed = await named.where('confirmed_at', 'is not', null).execute();
  const claims = named.where('confirmed_at', 'is', null);
  const found = [
    ...(await claims.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(NEWEST_UNCONFIRMED).execute()),
    ...(await claims.orderBy('created_at').orderBy('id').limit(1).execute()),
    ...(await claims
      .orderBy(sql`(SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = users.id) DESC NULLS LAST`)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()),
  ];
  return [...confirmed, ...new Map(found.map((account) => [account.id, account])).values()];
}

/** So many accounts that nobody has confirmed are mailed links: the first and the last of them, half each. */
const MOST_MAILED = 50;

/**
 * The accounts at an address for which a new password may be chosen by mail. As long as none is confirmed, also those that
 * others pushed out of the ones that can log in: whoever has the mailbox gets at each.
 */
export async function accountsToReset(trx: Trx, email: string): Promise<(Account & { usedAt: Date | null })[]> {
  const known = await accountsAt(trx, email);
  const found = known.some(({ confirmedAt }) => confirmedAt !== null) ? known : await claimantsOf(trx, email);
  const used = await trx
    .selectFrom('sessions')
    .select(['user_id as id', sql<Date>`max(last_used_at)`.as('at')])
    .where(sql<boolean>`user_id = ANY(${found.map(({ id }) => id)}::text[])`)
    .groupBy('user_id')
    .execute();
  const usedAt = new Map(used.map(({ id, at }) => [id, at]));
  return found.map((account) => ({ ...account, usedAt: usedAt.get(account.id) ?? null }));
}

/** The newest first. */
async function claimantsOf(trx: Trx, email: string): Promise<Account[]> {
  const some = (order: 'asc' | 'desc') =>
    trx
      .selectFrom('users')
      .select(ACCOUNT)
      .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
      .where('active', '=', true)
      .where('confirmed_at', 'is', null)
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(MOST_MAILED / 2)
      .execute();
  const [newest, oldest] = [await some('desc'), (await some('asc')).toReversed()];
  return [...newest, ...oldest.filter(({ id }) => newest.every((one) => one.id !== id))];
}

export const accountById = (trx: Trx, id: string): Promise<Account | undefined> =>
  trx.selectFrom('users').select(ACCOUNT).where('id', '=', id).where('active', '=', true).executeTakeFirst();

/**
 * Holds an account until the transaction ends. @returns whether its password is still the one that was verified before it
 * began: who changes it meanwhile, changes it for good
 */
export const holdAccount = async (
  trx: Trx,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> =>
  (
    await trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .where('active', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.password_hash === passwordHash;

/**
 * Holds a session until the transaction ends: who ends it waits, and then ends what was made in it. @returns whether it
 * is open
 */
export const holdSession = async (trx: Trx, sessionId: string): Promise<boolean> =>
  (await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()) !== undefined;

/** The same of what stands in the place of a session: an API key, or the partner key that a token was made with. */
export const holdKey = async (trx: Trx, table: 'api_keys' | 'partner_keys', id: string): Promise<boolean> =>
  (await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('orphaned_at', 'is', null)
    .forShare()
    .executeTakeFirst()) !== undefined;

export const updatePassword = (trx: Trx, userId: string, passwordHash: string) =>
  trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();

/** Of a row of `users`, by its name in the query: whether their tenant demands a second factor and they have none. */
export const lacksFactorOf = (users: string) => {
  const account = sql.table(users);
  return sql<boolean>`coalesce((SELECT demands_two_factor FROM tenants t WHERE t.id = ${account}.tenant_id), false)
  AND NOT EXISTS (SELECT FROM two_factor f WHERE f.user_id = ${account}.id AND f.confirmed_at IS NOT NULL)`;
};
export const lacksDemandedFactor = lacksFactorOf('users');

/** Reads whom sessions belong to, in one round trip; those that are over are left out. */
export async function actorsOf(trx: Trx, sessionIds: string[]): Promise<Actor[]> {
  const rows = await trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .select([
      'roles.warehouse_ids as sites',
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'users.kind',
      'users.tenant_id',
      'users.role_id',
      fullName('users').as('name'),
      sql<string[]>`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p
        WHERE p.role_id = users.role_id)`.as('permissions'),
    ])
    .select(lacksDemandedFactor.as('lacksFactor'))
    .where(sql<boolean>`sessions.id = ANY(${sessionIds})`)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.active', '=', true)
    .execute();
  return rows.map((row) => ({
    userId: row.userId,
    name: row.name,
    sessionId: row.sessionId,
    userType: row.kind,
    companyId: row.kind === 'company' ? row.tenant_id : null,
    wmsId: row.kind === 'wms' ? row.tenant_id : null,
    sites: row.sites,
    roleId: row.role_id,
    // A person without their second factor is treated as one who may do nothing, also in what they may hear of and find.
    permissions: new Set(row.lacksFactor ? [] : row.permissions.filter(isPermissionName)),
    ...(row.lacksFactor && { lacksFactor: true }),
  }));
}

export interface NewSession {
  id: string;
  userId: string;
  userAgent: string;
  refreshHash: string;
  bindingHash: string | null;
  passkeyId: string | null;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      user_agent: session.userAgent,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      revoked_at: null,
      binding_hash: session.bindingHash,
      passkey_id: session.passkeyId,
    })
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: session.refreshHash, session_id: session.id, created_at: session.now, used_at: null })
    .execute();
}

const openSessions = (trx: Trx, userId: string, now: Date) =>
  trx
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

export const sessionsOf = (trx: Trx, userId: string, now: Date) =>
  openSessions(trx, userId, now).orderBy('last_used_at', 'desc').orderBy('id').execute();

export const sessionList = defineKeyset(
  'sessions',
  { name: 'lastUsedAt', by: sql.ref('last_used_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'asc', unique: true },
);

/** A page of `sessionsOf`. One that is used while somebody reads on moves to the beginning. */
export const sessionSlice = (trx: Trx, userId: string, now: Date, wanted: Slice<'lastUsedAt' | 'id'>) =>
  slice(openSessions(trx, userId, now), sessionList, wanted);

/** Ends the sessions of a user: one (`only`), those that a passkey opened, all but one (`except`), or all. @returns the ids of those that it ended. */
export async function revokeSessions(
  trx: Trx,
  {
    userId,
    now,
    only,
    except,
    passkeyId,
  }: { userId: string; now: Date; only?: string; except?: string; passkeyId?: string },
): Promise<string[]> {
  let query = trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (only !== undefined) query = query.where('id', '=', only);
  if (passkeyId !== undefined) query = query.where('passkey_id', '=', passkeyId);
  if (except !== undefined) query = query.where('id', '<>', except);
  return (await query.returning('id').execute()).map(({ id }) => id);
}

/** Number of mails with links to choose a password that an address was sent since then. */
export async function countPasswordResets(trx: Trx, email: string, since: Date): Promise<number> {
  // Of several that ask at once each counts those before it.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reset ${email.toLowerCase()}`}, 0))`.execute(trx);
  const busiest = await trx
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    // One mail has a link for each account.
    .select(sql<number>`count(*)`.as('count'))
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${email})`)
    .where('password_resets.created_at', '>', since)
    .groupBy('users.id')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(busiest?.count ?? 0);
}

/** Older links stay good: somebody who asks in another's name must not kill the one that they are about to open. */
export async function insertPasswordResets(
  trx: Trx,
  resets: readonly { hash: string; userId: string }[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  const rows = resets.map(({ hash, userId }) => ({
    ...{ hash, user_id: userId, created_at: now },
    ...{ expires_at: expiresAt, used_at: null },
  }));
  await trx.insertInto('password_resets').values(rows).execute();
}

/** Uses the link up, and with it all others of the same person: of two at once, one gets the user. */
export async function takePasswordReset(trx: Trx, hash: string, now: Date): Promise<{ userId: string } | undefined> {
  const open = trx.updateTable('password_resets').set({ used_at: now }).where('used_at', 'is', null);
  const taken = await open
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst();
  if (taken) await open.where('user_id', '=', taken.userId).execute();
  return taken;
}

/** Is this link still good? Told before the costly hashing of a password; the one answer that counts is `takePasswordReset`. */
export const passwordResetUser = (trx: Trx, hash: string, now: Date): Promise<{ email: string } | undefined> =>
  trx
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.email')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .where('users.active', '=', true)
    .executeTakeFirst();

/** Sessions long over and links long dead; the tokens of a session go with it. */
export async function deleteOver(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
    .execute();
  await trx.deleteFrom('password_resets').where('expires_at', '<', before).execute();
  await trx.deleteFrom('address_confirmations').where('expires_at', '<', before).execute();
}

/** The key from which children of refresh tokens are derived: made once, kept, the same for all instances. */
export const refreshKey = (trx: Trx): Promise<string> =>
  keptSecret(trx, 'refresh', () => randomBytes(48).toString('base64url'));
