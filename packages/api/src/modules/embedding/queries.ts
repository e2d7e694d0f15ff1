import type { PartnerKey, PermissionName, TenantKind } from '@slotwise/contract';
import { sql } from 'kysely';
import { canonicalAddress } from '../../platform/address';
import type { Trx } from '../../platform/db/tables';
import { lacksDemandedFactor, lacksFactorOf } from '../auth';
import { fullName } from '../users';

export interface NewKey {
  id: string;
  tenantId: string;
  name: string;
  hash: string;
  origins: string[];
  remotes: string[];
  permissions: PermissionName[];
  createdBy: string;
  now: Date;
}

export const insertKey = (trx: Trx, { tenantId, createdBy, now, origins, remotes, permissions, ...key }: NewKey) =>
  trx
    .insertInto('partner_keys')
    .values({
      ...key,
      tenant_id: tenantId,
      origins: JSON.stringify(origins),
      remotes: JSON.stringify(remotes),
      permissions: JSON.stringify(permissions),
      created_by: createdBy,
      created_at: now,
    })
    .execute();

const HELD = sql<string[]>`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p
  WHERE p.role_id = users.role_id)`;

/** Keys with who made them, as long as that is an active member of the key's tenant. */
const withMakers = (trx: Trx) =>
  trx
    .selectFrom('partner_keys as k')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'k.created_by')
        .onRef('users.tenant_id', '=', 'k.tenant_id')
        .on('users.active', '=', true)
        .on('k.orphaned_at', 'is', null),
    )
    .where('k.revoked_at', 'is', null);

/** Nobody answers any more for a key whose maker left. Of keys from before makers were kept, nobody ever did. */
const OPEN = sql<boolean>`(k.created_by IS NULL OR users.id IS NOT NULL)`;

/** The permissions that the makers of open keys hold now, and where. */
const boundsOfOpenKeys = (trx: Trx) =>
  withMakers(trx)
    .leftJoin('roles as mr', 'mr.id', 'users.role_id')
    .select(['users.id as makerId', 'mr.warehouse_ids as makerSites', HELD.as('held')])
    .select(lacksDemandedFactor.as('lacksFactor'))
    .where(OPEN);
const openKeys = (trx: Trx) => boundsOfOpenKeys(trx).select(['k.id', 'k.permissions']);

interface Bounded {
  permissions: PermissionName[];
  makerId: string | null;
  held: string[];
  lacksFactor: boolean;
}

/** The permissions that a key carries now, and its warehouses; undefined if there is none or it is not open. */
export const openKeyById = (trx: Trx, tenantId: string, id: string) =>
  openKeys(trx).where('k.tenant_id', '=', tenantId).where('k.id', '=', id).executeTakeFirst();

/** Those that the key's maker holds at this moment; all, if nobody knows who made it. */
export const carriedOf = ({ permissions, makerId, held, lacksFactor }: Bounded): PermissionName[] => {
  if (makerId === null) return permissions;
  return lacksFactor ? [] : permissions.filter((permission) => held.includes(permission));
};

const keys = (trx: Trx, tenantId: string) =>
  withMakers(trx)
    .select([
      'k.id',
      'k.name',
      'k.origins',
      'k.remotes',
      'k.created_at as createdAt',
      'k.last_used_at as lastUsedAt',
      fullName('users').as('createdBy'),
    ])
    .where('k.tenant_id', '=', tenantId);

type Row = Omit<PartnerKey, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null };
const toKey = ({ createdAt, lastUsedAt, ...key }: Row): PartnerKey => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const liveKeys = async (trx: Trx, tenantId: string): Promise<PartnerKey[]> =>
  (await keys(trx, tenantId).orderBy('k.id').execute()).map(toKey);

export const keyById = async (trx: Trx, tenantId: string, id: string): Promise<PartnerKey | undefined> => {
  const row = await keys(trx, tenantId).where('k.id', '=', id).executeTakeFirst();
  return row && toKey(row);
};

/** @returns the state of the revoked key; undefined if there is none, also to the second of two callers at once */
export const revoke = (trx: Trx, tenantId: string, id: string, now: Date) =>
  trx
    .updateTable('partner_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .returning(['name', 'origins', 'remotes', 'permissions'])
    .executeTakeFirst();

export const sessionsOfKey = async (trx: Trx, keyId: string): Promise<string[]> =>
  (await trx.selectFrom('embed_sessions').select('id').where('key_id', '=', keyId).execute()).map(({ id }) => id);

/** Finds a key that is open and notes that it was used. Its row stays locked until the transaction ends. */
export async function useKey(trx: Trx, hash: string, now: Date) {
  await trx
    .updateTable('partner_keys')
    .set({ last_used_at: now })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .execute();
  return openKeys(trx)
    .select(['k.tenant_id as tenantId', 'k.origins', 'k.remotes'])
    .where('k.hash', '=', hash)
    .executeTakeFirst();
}

/** A member of the tenant, by id or confirmed email address, with the permissions of their role. */
export const memberOf = (trx: Trx, tenantId: string, by: { id: string } | { email: string }) => {
  const members = trx
    .selectFrom('users')
    .select([
      'users.id',
      'users.kind',
      sql<string[]>`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p
        WHERE p.role_id = users.role_id)`.as('permissions'),
      lacksDemandedFactor.as('lacksFactor'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true);
  return (
    'id' in by
      ? members.where('id', '=', by.id)
      : members
          .where(sql<string>`lower(email)`, '=', canonicalAddress(by.email) ?? '')
          .where('confirmed_at', 'is not', null)
  ).executeTakeFirst();
};

export interface Granted {
  id: string;
  keyId: string;
  tenantId: string;
  userId: string;
  remote: string;
  origin: string;
  permissions: PermissionName[];
  now: Date;
  expiresAt: Date;
}

/** Opens the session of exactly this grant, or prolongs it. */
export async function keepSession(trx: Trx, granted: Granted): Promise<{ id: string; isNew: boolean }> {
  const row = await trx
    .insertInto('embed_sessions')
    .values({
      id: granted.id,
      key_id: granted.keyId,
      tenant_id: granted.tenantId,
      user_id: granted.userId,
      remote_id: granted.remote,
      origin: granted.origin,
      permissions: JSON.stringify(granted.permissions),
      created_at: granted.now,
      expires_at: granted.expiresAt,
    })
    .onConflict((same) =>
      same
        .columns(['key_id', 'user_id', 'remote_id', 'origin', 'permissions'])
        .doUpdateSet({ expires_at: sql`greatest(embed_sessions.expires_at, excluded.expires_at)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, isNew: row.id === granted.id };
}

/** The sessions whose key, membership and tokens are valid, with the permissions of the token, of the person's role and of the key's maker. */
export const openSessions = (trx: Trx, sessionIds: string[]) =>
  boundsOfOpenKeys(trx)
    .innerJoin('embed_sessions as s', 's.key_id', 'k.id')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 's.user_id').onRef('u.tenant_id', '=', 's.tenant_id'))
    .leftJoin('roles as r', 'r.id', 'u.role_id')
    .select([
      's.id',
      's.key_id',
      's.user_id',
      's.tenant_id',
      's.remote_id',
      's.origin',
      's.permissions',
      'u.kind',
      'u.role_id',
      fullName('u').as('person'),
      'r.warehouse_ids as sites',
      sql<string[]>`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p
        WHERE p.role_id = u.role_id)`.as('own'),
      lacksFactorOf('u').as('personLacksFactor'),
    ])
    .where(sql<boolean>`s.id = ANY(${sessionIds})`)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.active', '=', true)
    // Types take the person for as optional as the maker, who is joined from the same table.
    .$narrowType<{ kind: TenantKind }>()
    .execute();

/** The origins of all keys that are open. */
export const liveOrigins = async (trx: Trx): Promise<Set<string>> => {
  const rows = await withMakers(trx).select('k.origins').where(OPEN).execute();
  return new Set(rows.flatMap(({ origins }) => origins));
};

/** The origins of one key, as long as it is open. */
export const originsOfKey = async (trx: Trx, id: string): Promise<string[]> =>
  (await withMakers(trx).select('k.origins').where('k.id', '=', id).where(OPEN).executeTakeFirst())?.origins ?? [];

export const deleteOver = (trx: Trx, before: Date) =>
  trx.deleteFrom('embed_sessions').where('expires_at', '<', before).execute();

/** Ends the partner keys that somebody made. @returns them, and the sessions of their tokens, for servers that remember them */
export async function orphanPartnerKeysOf(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ ids: string[]; sessions: string[] }> {
  const ended = await trx
    .updateTable('partner_keys')
    .set({ orphaned_at: now })
    .where('created_by', '=', userId)
    .where('revoked_at', 'is', null)
    .where('orphaned_at', 'is', null)
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  const sessions = trx
    .selectFrom('embed_sessions')
    .select('id')
    .where(sql<boolean>`key_id = ANY(${ids})`);
  return { ids, sessions: (await sessions.execute()).map(({ id }) => id) };
}

/** Those of somebody that hold, the newest first. */
export const partnerKeysMadeBy = (trx: Trx, userId: string) =>
  trx
    .selectFrom('partner_keys')
    .select(['name', 'created_at as madeAt'])
    .where('created_by', '=', userId)
    .where('revoked_at', 'is', null)
    .where('orphaned_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
