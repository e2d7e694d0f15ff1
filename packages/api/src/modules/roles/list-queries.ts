import type { Role } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Keyset, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countRows, isNarrowed, type Totals } from '../../platform/db/totals';
import { usersOf } from '../users';
import { roles, withUsers } from './queries';

/** Filters of the list of roles; all of them hold together. */
export interface RoleFilter {
  /** Part of the name or of the description. */
  term?: string;
  /** They hold a permission of this category and of this action. */
  category?: string;
  action?: string;
}

const unique = { name: 'id', by: sql.ref('roles.id'), type: 'text', order: 'asc', unique: true } as const;
/** Sort orders of the list of roles: as `rolesOf`, or by the number of permissions, most first. */
export const roleLists = {
  created: defineKeyset(
    'roles',
    { name: 'createdAt', by: sql.ref('roles.created_at'), type: 'timestamptz', order: 'asc' },
    unique,
  ),
  permissions: defineKeyset(
    'roles by permissions',
    {
      name: 'permissions',
      by: sql`SELECT count(*) FROM role_permissions AS held WHERE held.role_id = roles.id`,
      type: 'bigint',
      order: 'desc',
    },
    { name: 'name', by: sql.ref('roles.name'), type: 'text', order: 'asc' },
    unique,
  ),
};
export type RoleSort = keyof typeof roleLists;

const permissionsOf = ({ category, action }: RoleFilter): string[] =>
  PERMISSIONS.filter(
    (one) => (category === undefined || one.category === category) && (action === undefined || one.action === action),
  ).map(({ name }) => name);

function wantedRoles(trx: Trx, tenantId: string, filter: RoleFilter) {
  const { term, category, action } = filter;
  let query = roles(trx, tenantId);
  if (term !== undefined) {
    query = query.where(contains(sql`roles.name || chr(10) || roles.description`, term));
  }
  if (category !== undefined || action !== undefined) {
    query = query.where(
      sql<boolean>`EXISTS (SELECT FROM role_permissions AS held
        WHERE held.role_id = roles.id AND held.permission = ANY(${permissionsOf(filter)}::text[]))`,
    );
  }
  return query;
}

/** A page of those that a filter lets through. */
export async function roleSlice<N extends string>(
  trx: Trx,
  tenantId: string,
  filter: RoleFilter,
  { keyset, wanted }: { keyset: Keyset<N>; wanted: Slice<N> },
): Promise<Sliced<Role, N>> {
  const { rows, end } = await slice(wantedRoles(trx, tenantId, filter), keyset, wanted);
  const ids = rows.map(({ id }) => id);
  return { rows: withUsers(rows, await usersOf(trx, tenantId, ids)), end };
}

export const countRoles = (trx: Trx, tenantId: string, filter: RoleFilter): Promise<Totals> =>
  countRows(trx, roles(trx, tenantId), isNarrowed(filter) ? wantedRoles(trx, tenantId, filter) : null);
