import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { lacksDemandedFactor } from '../auth';

/** Whether whoever made a webhook may read the audit of all warehouses; `w`: the name of its row. As the system alone. */
export const mayReadAudit = (w: string) => sql<boolean>`EXISTS (
  SELECT FROM users JOIN roles r ON r.id = users.role_id JOIN role_permissions p ON p.role_id = r.id
  WHERE users.id = ${sql.ref(`${w}.made_by`)} AND users.tenant_id = ${sql.ref(`${w}.tenant_id`)} AND users.active
    AND r.warehouse_ids IS NULL AND p.permission = 'view_audit' AND NOT (${lacksDemandedFactor}))`;

/** Whether a webhook gets the audit at this moment. */
export const getsAudit = (w: string) => sql<boolean>`(${sql.ref(`${w}.audit`)} AND ${mayReadAudit(w)})`;

/** Whether audit waits in the chain for `webhooks AS w`, and is to be looked at. */
export const auditIsDue = (
  now: Date,
) => sql<boolean>`(${getsAudit('w')} AND coalesce(w.audit_due_at <= ${now}::timestamptz, true)
  AND EXISTS (
    SELECT FROM audit_lengths c
    WHERE c.tenant_id = w.tenant_id AND c.length > greatest(w.audit_position, c.cut_position)))`;

/**
 * The position after which audit waits for the webhook, which stays this server's until the transaction ends; null: none waits, it
 * is held back, or the webhook is off or another's.
 */
export async function auditWaitsAfter(trx: Trx, id: string, owner: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ after: number }>`
    SELECT greatest(w.audit_position, (SELECT c.cut_position FROM audit_lengths c WHERE c.tenant_id = w.tenant_id)) AS after
    FROM webhooks w WHERE w.id = ${id} AND w.owner = ${owner} AND w.enabled AND ${auditIsDue(now)}
    FOR UPDATE OF w`.execute(trx);
  return rows[0]?.after ?? null;
}

/** Leaves the chain alone until then; events go on. */
export const restAudit = (trx: Trx, id: string, until: Date) =>
  trx.updateTable('webhooks').set({ audit_due_at: until }).where('id', '=', id).execute();

/** Whether a part of the audit waits already. */
export async function isAuditQueued(trx: Trx, webhookId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('audit_to', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes parts that wait out of the queue, all of a webhook or one: the position has not moved, so the chain gives again what did not arrive. */
export const dropAuditParts = (trx: Trx, webhookId: string, id?: string) =>
  trx
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('audit_to', 'is not', null)
    .$if(id !== undefined, (parts) => parts.where('id', '=', id ?? ''))
    .execute();

/** Whether the chain of a tenant was cut up to this position or beyond. */
export async function isAuditCut(trx: Trx, tenantId: string, position: number): Promise<boolean> {
  const row = await trx
    .selectFrom('audit_lengths')
    .select('cut_position')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row !== undefined && row.cut_position >= position;
}
