import type { TenantKind } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export interface Due {
  userId: string;
  tenantId: string | null;
  tenant: TenantKind;
  email: string;
  confirmed: boolean;
  permissions: string[];
  /** The places of work that they are limited to; null: no limit. */
  sites: string[] | null;
}

/** One person whose mail is due, held until the transaction ends. */
export async function lockDue(trx: Trx, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    SELECT u.id AS "userId", u.tenant_id AS "tenantId", u.kind AS tenant, u.email,
      u.confirmed_at IS NOT NULL AS confirmed,
      ARRAY(SELECT permission FROM role_permissions AS p WHERE p.role_id = u.role_id) AS permissions,
      r.warehouse_ids AS sites
    FROM notification_choices AS c JOIN users AS u ON u.id = c.user_id LEFT JOIN roles AS r ON r.id = u.role_id
    WHERE c.next_mail_at <= ${now}
    ORDER BY c.next_mail_at LIMIT 1 FOR UPDATE OF c SKIP LOCKED`.execute(trx);
  return rows[0];
}

/** Takes the notifications that they have not read and were not mailed, the newest first; these count as mailed from now on. */
export async function takeUnmailed(
  trx: Trx,
  { userId, tenantId, sites }: { userId: string; tenantId: string; sites: readonly string[] | null },
  kinds: readonly string[],
  now: Date,
) {
  const { rows } = await sql<{ kind: string; facts: Record<string, string | number>; count: number; at: Date }>`
    UPDATE notifications SET mailed_at = ${now}
    WHERE user_id = ${userId} AND tenant_id = ${tenantId} AND kind = ANY(${kinds}::text[])
      AND read_at IS NULL AND mailed_at IS NULL
      AND (site IS NULL OR ${sites}::text[] IS NULL OR site = ANY(${sites}::text[]))
    RETURNING kind, facts, count, at`.execute(trx);
  return rows.sort((a, b) => b.at.getTime() - a.at.getTime());
}

export const setNextMail = (trx: Trx, userId: string, at: Date) =>
  trx.updateTable('notification_choices').set({ next_mail_at: at }).where('user_id', '=', userId).execute();

export const insertMail = (trx: Trx, mail: { id: string; tenantId: string; userId: string; at: Date; count: number }) =>
  trx
    .insertInto('notification_mails')
    .values({ id: mail.id, tenant_id: mail.tenantId, user_id: mail.userId, at: mail.at, count: mail.count })
    .execute();
