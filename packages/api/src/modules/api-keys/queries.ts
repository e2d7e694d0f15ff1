import type { ApiKey, PermissionName, TenantKind } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { lacksDemandedFactor } from '../auth';
import { fullName } from '../users';

export interface NewKey {
  id: string;
  tenantId: string;
  name: string;
  hash: string;
  permissions: PermissionName[];
  warehouseIds: string[] | null;
  madeBy: string;
  now: Date;
  expiresAt: Date | null;
}

export const insertKey = (trx: Trx, key: NewKey) =>
  trx
    .insertInto('api_keys')
    .values({
      id: key.id,
      tenant_id: key.tenantId,
      name: key.name,
      hash: key.hash,
      permissions: JSON.stringify(key.permissions),
      warehouse_ids: key.warehouseIds,
      made_by: key.madeBy,
      made_at: key.now,
      expires_at: key.expiresAt,
    })
    .execute();

/** Keys with who made them, as long as that is an active member of the key's tenant, and what they hold now. */
const withMakers = (trx: Trx) =>
  trx
    .selectFrom('api_keys as k')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'k.made_by')
        .onRef('users.tenant_id', '=', 'k.tenant_id')
        .on('users.active', '=', true)
        .on('k.orphaned_at', 'is', null),
    )
    .select(['k.id', 'k.name', 'k.permissions', 'k.warehouse_ids as warehouseIds', 'users.id as makerId'])
    .select(
      sql<string[]>`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p
        WHERE p.role_id = users.role_id)`.as('held'),
    )
    .where('k.revoked_at', 'is', null);

const listed = (trx: Trx, tenantId: string) =>
  withMakers(trx)
    .select(['k.made_at', 'k.last_used_at', 'k.expires_at', fullName('users').as('createdBy')])
    .where('k.tenant_id', '=', tenantId);

type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const toKey = (row: Row, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  permissions: row.permissions,
  lacking: row.permissions.filter((permission) => !row.held.includes(permission)),
  warehouseIds: row.warehouseIds,
  state: row.expires_at && row.expires_at <= now ? 'expired' : row.makerId === null ? 'orphaned' : 'active',
  createdAt: row.made_at.toISOString(),
  createdBy: row.createdBy,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
});

export const liveKeys = async (trx: Trx, tenantId: string, now: Date): Promise<ApiKey[]> =>
  (await listed(trx, tenantId).orderBy('k.id').execute()).map((row) => toKey(row, now));

export const keyById = async (trx: Trx, tenantId: string, id: string, now: Date): Promise<ApiKey | undefined> => {
  const row = await listed(trx, tenantId).where('k.id', '=', id).executeTakeFirst();
  return row && toKey(row, now);
};

/** The permissions that a key carries now, and its warehouses; undefined if there is none. */
export const carriedBy = (trx: Trx, tenantId: string, id: string) =>
  withMakers(trx).where('k.tenant_id', '=', tenantId).where('k.id', '=', id).executeTakeFirst();

export const countKeys = async (trx: Trx, tenantId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** @returns the state of the revoked key; undefined if there is none, also to the second of two callers at once */
export const revoke = (trx: Trx, tenantId: string, id: string, now: Date) =>
  trx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .returning(['name', 'hash', 'permissions', 'warehouse_ids as warehouses', 'expires_at as expiresAt'])
    .executeTakeFirst();

/** The keys behind hashes that are neither revoked nor expired, with who made them; one whose maker has left is left out. */
export const openKeys = (trx: Trx, hashes: string[], now: Date) =>
  withMakers(trx)
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .select(['k.hash', 'k.tenant_id', 'users.kind', 'users.role_id', 'roles.warehouse_ids as sites'])
    .select(lacksDemandedFactor.as('lacksFactor'))
    .where(sql<boolean>`k.hash = ANY(${hashes})`)
    .where('users.id', 'is not', null)
    .$narrowType<{ makerId: string; kind: TenantKind }>()
    .where(sql<boolean>`coalesce(k.expires_at > ${now}::timestamptz, true)`)
    .execute();

/** Notes that keys were used, unless that was noted within the last minutes. */
export const noteUse = (trx: Trx, ids: string[], now: Date, coarseMs: number) =>
  trx
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where(sql<boolean>`id = ANY(${ids})`)
    .where(sql<boolean>`coalesce(last_used_at < ${new Date(now.getTime() - coarseMs)}::timestamptz, true)`)
    .execute();

/** Ends the keys that somebody made. @returns them, with their hashes for servers that remember them */
export const orphanKeysOf = (trx: Trx, userId: string, now: Date): Promise<{ id: string; hash: string }[]> =>
  trx
    .updateTable('api_keys')
    .set({ orphaned_at: now })
    .where('made_by', '=', userId)
    .where('revoked_at', 'is', null)
    .where('orphaned_at', 'is', null)
    .returning(['id', 'hash'])
    .execute();

/** Those of somebody that hold, the newest first. */
export const keysMadeBy = (trx: Trx, userId: string) =>
  trx
    .selectFrom('api_keys')
    .select(['name', 'permissions', 'made_at as madeAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('made_by', '=', userId)
    .where('revoked_at', 'is', null)
    .where('orphaned_at', 'is', null)
    .orderBy('made_at', 'desc')
    .execute();
