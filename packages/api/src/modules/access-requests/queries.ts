import type { AccessRequest } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { fullName } from '../users';
import type { AccessRequestTable } from './tables';

type Sort = 'askedAt' | 'id';
export const requestList = defineKeyset(
  'access requests',
  { name: 'askedAt', by: sql.ref('r.asked_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('r.id'), type: 'text', order: 'desc', unique: true },
);

/** Requests of people who are still there; what others asked for is nobody's business any more. */
const requests = (trx: Trx, tenantId: string) =>
  trx
    .selectFrom('access_requests as r')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').onRef('u.tenant_id', '=', 'r.tenant_id'))
    .leftJoin('users as d', (join) => join.onRef('d.id', '=', 'r.decided_by').onRef('d.tenant_id', '=', 'r.tenant_id'))
    .select([
      ...(['r.id', 'r.user_id', 'r.permission', 'r.reason', 'r.status', 'r.asked_at', 'r.ended_at'] as const),
      ...(['r.answer', 'u.first_name', 'u.last_name', 'd.id as decider'] as const),
      ...(['d.first_name as decider_first', 'd.last_name as decider_last'] as const),
    ])
    .where('r.tenant_id', '=', tenantId)
    .where('u.active', '=', true);

interface Row extends Omit<AccessRequestTable, 'tenant_id' | 'decided_by'> {
  first_name: string;
  last_name: string;
  decider: string | null;
  decider_first: string | null;
  decider_last: string | null;
}
const toRequest = (row: Row): AccessRequest => ({
  id: row.id,
  user: { id: row.user_id, name: `${row.first_name} ${row.last_name}` },
  permission: row.permission,
  reason: row.reason,
  status: row.status,
  askedAt: row.asked_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  decidedBy: row.decider === null ? null : { id: row.decider, name: `${row.decider_first} ${row.decider_last}` },
  answer: row.answer,
});

export interface RequestFilter {
  userId?: string;
  permission?: string;
  status?: AccessRequest['status'];
}

export async function requestSlice(
  trx: Trx,
  tenantId: string,
  { userId, permission, status }: RequestFilter,
  wanted: Slice<Sort>,
): Promise<Sliced<AccessRequest, Sort>> {
  let query = requests(trx, tenantId);
  if (userId !== undefined) query = query.where('r.user_id', '=', userId);
  if (permission !== undefined) query = query.where('r.permission', '=', permission);
  if (status !== undefined) query = query.where('r.status', '=', status);
  const { rows, end } = await slice(query, requestList, wanted);
  return { rows: rows.map(toRequest), end };
}

export async function requestById(trx: Trx, tenantId: string, id: string): Promise<AccessRequest | undefined> {
  const row = await requests(trx, tenantId).where('r.id', '=', id).executeTakeFirst();
  return row && toRequest(row);
}

interface NewRequest {
  id: string;
  tenantId: string;
  userId: string;
  permission: string;
  reason: string | null;
  now: Date;
}

/** One that is open a person and permission: constraint `access_requests_open`. */
export const insertRequest = (trx: Trx, { id, tenantId, userId, permission, reason, now }: NewRequest) =>
  trx
    .insertInto('access_requests')
    .values({
      ...{ id, tenant_id: tenantId, user_id: userId, permission, reason, status: 'open', asked_at: now },
      ...{ ended_at: null, decided_by: null, answer: null },
    })
    .execute();

interface End {
  status: 'granted' | 'declined' | 'withdrawn';
  decidedBy: string | null;
  answer?: string | null;
  now: Date;
}

/** Ends one that is open: of several at once, one gets it. @returns whether it did */
export async function endRequest(trx: Trx, id: string, { status, decidedBy, answer, now }: End): Promise<boolean> {
  const ended = await trx
    .updateTable('access_requests')
    .set({ status, ended_at: now, decided_by: decidedBy, answer: answer ?? null })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export const countAsked = async (trx: Trx, userId: string, since: Date): Promise<number> =>
  (
    await trx
      .selectFrom('access_requests')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('asked_at', '>', since)
      .executeTakeFirstOrThrow()
  ).count;

/**
 * Those who could give it to this person: they manage roles, hold it themselves, and are limited to no warehouses that the
 * person is not limited to as well.
 */
export async function deciders(
  trx: Trx,
  { tenantId, userId, permission }: { tenantId: string; userId: string; permission: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM users AS u JOIN roles AS r ON r.id = u.role_id
    WHERE u.tenant_id = ${tenantId} AND u.active AND u.id <> ${userId}
      AND (SELECT count(*) FROM role_permissions AS p
        WHERE p.role_id = r.id AND p.permission IN ('manage_roles', ${permission}))
        = CASE WHEN ${permission}::text = 'manage_roles' THEN 1 ELSE 2 END
      AND (r.warehouse_ids IS NULL OR EXISTS (
        SELECT FROM users AS asker LEFT JOIN roles AS own ON own.id = asker.role_id
        WHERE asker.id = ${userId} AND (own.id IS NULL OR r.warehouse_ids @> own.warehouse_ids)))
    ORDER BY u.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** `Grace Hopper: view_audit`, of those that are there. Pages say the permission in words. */
export const namesOfRequests = async (trx: Trx, ids: readonly string[]): Promise<{ id: string; name: string }[]> => {
  const rows = await trx
    .selectFrom('access_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.permission', fullName('u').as('who')])
    .where('r.id', 'in', ids)
    .execute();
  return rows.map(({ id, who, permission }) => ({ id, name: `${who ?? ''}: ${permission}` }));
};
