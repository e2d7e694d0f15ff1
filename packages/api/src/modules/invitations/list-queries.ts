import type { Invitation } from '@slotwise/contract';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countRows, isNarrowed, type Totals } from '../../platform/db/totals';
import { toSent } from './sent';

/** Filters of the list of invitations; all of them hold together. */
export interface InvitationFilter {
  /** Part of the name, the address or the phone number. */
  term?: string;
  status?: Invitation['status'];
  type?: Invitation['invitationType'];
  id?: string;
  expiresBefore?: string;
}

export const invitationList = defineKeyset(
  'invitations',
  { name: 'pending', by: sql`status = 'pending'`, type: 'boolean', order: 'desc' },
  { name: 'createdAt', by: sql.ref('created_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'desc', unique: true },
);
type InvitationSort = 'pending' | 'createdAt' | 'id';

function wantedInvitations(trx: Trx, tenantId: string, filter: InvitationFilter) {
  const { term, status, type, id, expiresBefore } = filter;
  let query = trx.selectFrom('invitations').selectAll().where('tenant_id', '=', tenantId);
  if (term !== undefined) query = query.where(contains(sql`concat_ws(chr(10), name, email, phone_number)`, term));
  if (status !== undefined) query = query.where('status', '=', status);
  if (type !== undefined) query = query.where('type', '=', type);
  if (id !== undefined) query = query.where('id', '=', id);
  if (expiresBefore !== undefined) query = query.where('expires_at', '<', new Date(expiresBefore));
  return query;
}

/**
 * A page of those that a filter lets through, in the order of `invitationsOf`. One that ends while somebody reads on moves
 * to the others that have ended.
 */
export async function invitationSlice(
  trx: Trx,
  tenantId: string,
  filter: InvitationFilter,
  wanted: Slice<InvitationSort>,
): Promise<Sliced<Invitation, InvitationSort>> {
  const query = wantedInvitations(trx, tenantId, filter).select(
    sql<string | null>`(SELECT roles.name FROM roles WHERE roles.id = invitations.role_id)`.as('role_name'),
  );
  const { rows, end } = await slice(query, invitationList, wanted);
  return { rows: rows.map((row) => ({ ...toSent(row).invitation, roleName: row.role_name })), end };
}

export const countInvitations = (trx: Trx, tenantId: string, filter: InvitationFilter): Promise<Totals> =>
  countRows(
    trx,
    wantedInvitations(trx, tenantId, {}),
    isNarrowed(filter) ? wantedInvitations(trx, tenantId, filter) : null,
  );
