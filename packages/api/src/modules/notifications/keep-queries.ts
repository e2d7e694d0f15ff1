import type { PermissionName } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** People who are told of one thing at most: a company of thousands is told by the first of those who look after it. */
const MOST_TOLD = 200;

export interface Told {
  kind: string;
  tenantId: string;
  /** Null: everybody who holds the permission. */
  to: readonly string[] | null;
  permission: PermissionName | null;
  /** Also those who have said otherwise. */
  always: boolean;
  but: string | null;
  recordKind: string | null;
  recordId: string | null;
  group: string;
  facts: Readonly<Record<string, string | number>>;
  site: string | null;
}

/**
 * Writes it down for everybody who is to be told and has not said otherwise. What a person has not read of that day is
 * counted; once it was read it begins anew.
 * @returns who was told
 */
export async function tell(trx: Trx, told: Told, now: Date): Promise<string[]> {
  const { kind, tenantId, to, permission, always, but, recordKind, recordId, group, facts, site } = told;
  const { rows } = await sql<{ user_id: string }>`
    INSERT INTO notifications
      (id, tenant_id, user_id, kind, record_kind, record_id, group_key, day, facts, at, site)
    SELECT gen_random_uuid()::text, ${tenantId}::text, u.id, ${kind}::text, ${recordKind}::text, ${recordId}::text,
      ${group}::text, (${now}::timestamptz AT TIME ZONE 'UTC')::date, ${JSON.stringify(facts)}::jsonb, ${now}::timestamptz,
      ${site}::text
    FROM users AS u LEFT JOIN roles AS r ON r.id = u.role_id
    WHERE u.tenant_id = ${tenantId}::text AND u.active
      AND (${to}::text[] IS NULL OR u.id = ANY(${to}::text[]))
      AND u.id IS DISTINCT FROM ${but}::text
      AND (${permission}::text IS NULL
        OR EXISTS (SELECT FROM role_permissions AS p WHERE p.role_id = u.role_id AND p.permission = ${permission}::text))
      AND (${site}::text IS NULL OR r.warehouse_ids IS NULL OR ${site}::text = ANY(r.warehouse_ids))
      AND (${always}::boolean
        OR NOT EXISTS (SELECT FROM notification_choices AS c WHERE c.user_id = u.id AND ${kind}::text = ANY(c.off)))
    ORDER BY u.id LIMIT ${MOST_TOLD}
    ON CONFLICT (user_id, kind, group_key, day) DO UPDATE SET
      count = CASE WHEN notifications.read_at IS NULL THEN notifications.count + 1 ELSE 1 END,
      record_kind = excluded.record_kind, record_id = excluded.record_id, facts = excluded.facts,
      at = excluded.at, read_at = NULL, mailed_at = NULL
    RETURNING user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** Forgets what nobody has read yet of something that is so no longer. @returns who had it */
export async function takeBack(
  trx: Trx,
  { kind, tenantId, group }: Pick<Told, 'kind' | 'tenantId' | 'group'>,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('notifications')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('group_key', '=', group)
    .where('read_at', 'is', null)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** Forgets what is older, and of each person all but the newest; some at a time. @returns whether there may be more */
export async function forgetOld(trx: Trx, before: Date, most: number, batch: number): Promise<boolean> {
  const { numAffectedRows: old = 0n } = await sql`
    DELETE FROM notifications WHERE id IN (SELECT id FROM notifications WHERE at < ${before} LIMIT ${batch})`.execute(
    trx,
  );
  const { numAffectedRows: many = 0n } = await sql`
    DELETE FROM notifications WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY at DESC, id DESC) AS nth FROM notifications
        WHERE user_id IN (SELECT user_id FROM notifications GROUP BY user_id HAVING count(*) > ${most})
      ) AS numbered WHERE nth > ${most} LIMIT ${batch})`.execute(trx);
  await trx.deleteFrom('notification_mails').where('at', '<', before).execute();
  return old === BigInt(batch) || many === BigInt(batch);
}
