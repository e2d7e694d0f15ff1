import type { User } from '@slotwise/contract';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countRows, isNarrowed, type Totals } from '../../platform/db/totals';
import { columns, toUser } from './queries';
import { mayWork } from './worker-queries';

/** Filters of the list of users; all of them hold together. */
export interface UserFilter {
  /** Part of the full name or of the address. */
  term?: string;
  /** Name of their role. */
  role?: string;
  hasRole?: 'yes' | 'no';
  id?: string;
  /** Name of a permission that they hold. */
  may?: string;
  /** Id of a warehouse that they may work in. */
  warehouseId?: string;
}

export const userList = defineKeyset(
  'users',
  { name: 'firstName', by: sql.ref('users.first_name'), type: 'text', order: 'asc' },
  { name: 'lastName', by: sql.ref('users.last_name'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('users.id'), type: 'text', order: 'asc', unique: true },
);
type UserSort = 'firstName' | 'lastName' | 'id';

const wantedUsers = (trx: Trx, tenantId: string, { term, role, hasRole, id, may, warehouseId }: UserFilter) =>
  columns(trx)
    .where('users.tenant_id', '=', tenantId)
    .$if(term !== undefined, (users) =>
      users.where(contains(sql`users.first_name || ' ' || users.last_name || chr(10) || users.email`, term ?? '')),
    )
    .$if(role !== undefined, (users) => users.where('roles.name', '=', role ?? ''))
    .$if(hasRole !== undefined, (users) => users.where('users.role_id', hasRole === 'no' ? 'is' : 'is not', null))
    .$if(id !== undefined, (users) => users.where('users.id', '=', id ?? ''))
    .$if(may !== undefined || warehouseId !== undefined, (users) => users.where(mayWork(may, warehouseId)));

/** A page of those that a filter lets through, in the order of `usersOf`. */
export async function userSlice(
  trx: Trx,
  tenantId: string,
  filter: UserFilter,
  wanted: Slice<UserSort>,
): Promise<Sliced<User, UserSort>> {
  const { rows, end } = await slice(wantedUsers(trx, tenantId, filter), userList, wanted);
  return { rows: rows.map(toUser), end };
}

export const countUsers = (trx: Trx, tenantId: string, filter: UserFilter): Promise<Totals> =>
  countRows(trx, wantedUsers(trx, tenantId, {}), isNarrowed(filter) ? wantedUsers(trx, tenantId, filter) : null);
