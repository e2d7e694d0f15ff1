import type { PermissionName } from '@slotwise/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Whether a role lets its people work in a warehouse: it has no limit, or one that the warehouse is within. */
const reaches = (role: string, warehouse: RawBuilder<unknown>) =>
  sql`(${sql.ref(`${role}.warehouse_ids`)} IS NULL OR ${warehouse} = ANY(${sql.ref(`${role}.warehouse_ids`)}))`;

const holds = (user: string, permission: string) =>
  sql`EXISTS (SELECT FROM role_permissions p
    WHERE p.role_id = ${sql.ref(`${user}.role_id`)} AND p.permission = ${permission})`;

interface Work {
  permission: PermissionName;
  /** Columns of the row that is given to somebody: its company, its warehouse, whom, and whether it is still to be done. */
  company: string;
  warehouse: string;
  person: string;
  isOpen: RawBuilder<boolean>;
}

/**
 * The person who has open work: whoever it was given to, as long as they may do it there. Somebody who left, or lost the permission or the
 * warehouse, keeps nobody from it; no change of anybody's rights has to think of it. Work that is over keeps its name.
 */
export const holderOf = ({ permission, company, warehouse, person, isOpen }: Work) =>
  sql<string | null>`CASE WHEN NOT ${isOpen} THEN ${sql.ref(person)} ELSE (
    SELECT w.id FROM users w JOIN roles wr ON wr.id = w.role_id
    WHERE w.id = ${sql.ref(person)} AND w.tenant_id = ${sql.ref(company)} AND w.active
      AND ${holds('w', permission)} AND ${reaches('wr', sql.ref(warehouse))}) END`;

/** Of rows of `users` with their `roles`: those who may do such work in a warehouse; left out: in any. */
export const mayWork = (permission: string | undefined, warehouseId: string | undefined) =>
  sql<boolean>`(${permission === undefined ? sql`true` : holds('users', permission)} AND ${
    warehouseId === undefined ? sql`true` : reaches('roles', sql`${warehouseId}`)
  })`;

/** Whether anybody of the company but some people may do such work in a warehouse. */
export const mayAnother = async (
  trx: Trx,
  companyId: string,
  {
    permission,
    warehouseId,
    but,
  }: { permission: PermissionName; warehouseId: string; but: readonly (string | null)[] },
): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select('users.id')
    .where('users.tenant_id', '=', companyId)
    .where('users.active', '=', true)
    .where(mayWork(permission, warehouseId))
    .where(sql<boolean>`users.id <> ALL(${but.filter((id) => id !== null)}::text[])`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Somebody of the company and what they may do; undefined: nobody of it. */
export const workerById = (
  trx: Trx,
  companyId: string,
  { id, permission, warehouseId }: { id: string; permission: PermissionName; warehouseId: string },
) =>
  trx
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', mayWork(permission, undefined).as('holds'), mayWork(undefined, warehouseId).as('reaches')])
    .where('users.tenant_id', '=', companyId)
    .where('users.active', '=', true)
    .where('users.id', '=', id)
    .executeTakeFirst();
