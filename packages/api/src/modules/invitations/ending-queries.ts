import type { Invitation } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { deleteLinks } from './link-queries';
import { toSent, type InvitationRow, type Sent } from './sent';

const changes = (trx: Trx, status: Invitation['status'], now: Date) =>
  trx
    .updateTable('invitations')
    .set({
      status,
      ...(status === 'accepted' && { accepted_at: now }),
      ...(status === 'canceled' && { canceled_at: now }),
      ...(status === 'expired' && { expired_at: now }),
      ...(status === 'rejected' && { rejected_at: now }),
    })
    .where('status', '=', 'pending')
    .returningAll();

/** Those that a transition took, and the end of their links. */
async function ended(trx: Trx, rows: readonly InvitationRow[]): Promise<Sent[]> {
  if (rows.length === 0) return [];
  await deleteLinks(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.map(toSent);
}

/**
 * Of these, the invitations that are pending and have not expired, held until the transaction ends: nobody else's
 * transition comes between. In one order, so that two who hold the same ones never wait for each other.
 */
export async function lockPending(trx: Trx, tenantId: string, ids: readonly string[], now: Date): Promise<Sent[]> {
  const rows = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(toSent);
}

/** Ends a pending invitation that has not expired, by one of its links: of several at once, one gets it. */
export async function endByToken(
  trx: Trx,
  tokenHash: string,
  status: 'accepted' | 'rejected',
  now: Date,
): Promise<Sent | undefined> {
  const link = () => trx.selectFrom('invitation_links').selectAll().where('hash', '=', tokenHash).executeTakeFirst();
  const found = await link();
  if (!found || (await lockPending(trx, found.tenant_id, [found.invitation_id], now)).length === 0) return undefined;
  // Canceled and resent while we waited for the lock, it is pending again, but not by this link.
  if (!(await link())) return undefined;
  const rows = await changes(trx, status, now).where('id', '=', found.invitation_id).execute();
  return (await ended(trx, rows))[0];
}

/** Those that `lockPending` holds. */
export async function cancel(trx: Trx, ids: readonly string[], now: Date): Promise<Sent[]> {
  const rows = await changes(trx, 'canceled', now)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .execute();
  return ended(trx, rows);
}

/** Those that somebody sent and that are pending. */
export async function cancelSentBy(trx: Trx, userId: string, tenantId: string, now: Date): Promise<Sent[]> {
  const rows = await changes(trx, 'canceled', now)
    .where('created_by', '=', userId)
    .where('tenant_id', '=', tenantId)
    .execute();
  return ended(trx, rows);
}

export async function expireOne(trx: Trx, tenantId: string, id: string, now: Date): Promise<Sent | undefined> {
  const rows = await changes(trx, 'expired', now)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .execute();
  return (await ended(trx, rows))[0];
}

/**
 * At most `limit` a call, of all tenants or of one. Invitations that somebody else is ending right now are left to
 * them.
 */
export const expireDue = async (trx: Trx, now: Date, limit: number, tenantId?: string): Promise<Sent[]> => {
  const rows = await changes(trx, 'expired', now)
    .where('id', 'in', (due) =>
      due
        .selectFrom('invitations')
        .select('id')
        .where('status', '=', 'pending')
        .where('expires_at', '<=', now)
        .$if(tenantId !== undefined, (query) => query.where('tenant_id', '=', tenantId ?? ''))
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  return ended(trx, rows);
};

/** Many at once, as if each had ended an hour after it was sent: for demonstration data. */
export async function endMany(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
  status: Exclude<Invitation['status'], 'pending'>,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ status, [`${status}_at`]: sql`created_at + interval '1 hour'` })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .execute();
  await deleteLinks(trx, ids);
}

/** Those that ended before `before`, of all tenants. */
export const deleteEnded = async (trx: Trx, before: Date, limit: number): Promise<Sent[]> => {
  const rows = await trx
    .deleteFrom('invitations')
    .where('id', 'in', (over) =>
      over
        .selectFrom('invitations')
        .select('id')
        .where('status', '<>', 'pending')
        .where(sql<Date>`coalesce(accepted_at, canceled_at, expired_at, rejected_at)`, '<', before)
        .limit(limit),
    )
    .returningAll()
    .execute();
  return rows.map(toSent);
};
