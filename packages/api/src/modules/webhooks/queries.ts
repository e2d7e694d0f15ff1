import type { Webhook } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { fullName } from '../users';

export interface NewWebhook {
  id: string;
  tenantId: string;
  channel: string;
  url: string;
  events: string[];
  audit: boolean;
  madeBy: string;
  now: Date;
}

/** Whether whoever made a webhook may read the audit of all warehouses; `w`: the name of its row. */
export const mayReadAudit = (w: string) => sql<boolean>`EXISTS (
  SELECT FROM users u JOIN roles r ON r.id = u.role_id JOIN role_permissions p ON p.role_id = u.role_id
  WHERE u.id = ${sql.ref(`${w}.made_by`)} AND u.tenant_id = ${sql.ref(`${w}.tenant_id`)} AND r.warehouse_ids IS NULL
    AND p.permission = 'view_audit')`;

/** Adds a webhook that hears what happens from now on, and gets all that is kept of the audit. */
export async function insertWebhook(trx: Trx, hook: NewWebhook): Promise<void> {
  await trx
    .insertInto('webhooks')
    .values({
      id: hook.id,
      tenant_id: hook.tenantId,
      channel: hook.channel,
      url: hook.url,
      events: hook.events,
      audit: hook.audit,
      made_by: hook.madeBy,
      made_at: hook.now,
      due_at: hook.now,
      position: sql<number>`coalesce((SELECT seq FROM event_counters WHERE channel = ${hook.channel}), 0)`,
    })
    .execute();
}

const listed = (trx: Trx, tenantId: string) =>
  trx
    .selectFrom('webhooks as w')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'w.made_by').onRef('users.tenant_id', '=', 'w.tenant_id'))
    .select(['w.id', 'w.url', 'w.events', 'w.enabled', 'w.disabled_because', 'w.made_at', 'w.last_delivered_at'])
    .leftJoin('audit_lengths as c', 'c.tenant_id', 'w.tenant_id')
    .select(['w.failing_since', 'w.old_secret_until', fullName('users').as('createdBy'), 'w.audit', 'w.audit_position'])
    .select(sql<number>`greatest(coalesce(c.length, 0) - greatest(w.audit_position, c.cut_position), 0)`.as('waiting'))
    .select(sql<boolean>`NOT ${mayReadAudit('w')}`.as('held'))
    .where('w.tenant_id', '=', tenantId);

type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const toWebhook = (row: Row, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  audit: row.audit ? { position: row.audit_position, waiting: row.waiting, held: row.held } : null,
  state: row.enabled ? 'active' : 'disabled',
  disabledBecause: row.disabled_because,
  createdAt: row.made_at.toISOString(),
  createdBy: row.createdBy,
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
  oldSecretUntil: row.old_secret_until && row.old_secret_until > now ? row.old_secret_until.toISOString() : null,
});

export const webhooksOf = async (trx: Trx, tenantId: string, now: Date): Promise<Webhook[]> =>
  (await listed(trx, tenantId).orderBy('w.id').execute()).map((row) => toWebhook(row, now));

export async function webhookById(trx: Trx, tenantId: string, id: string, now: Date): Promise<Webhook | undefined> {
  const row = await listed(trx, tenantId).where('w.id', '=', id).executeTakeFirst();
  return row && toWebhook(row, now);
}

export interface Changes {
  url: string;
  events: string[];
  audit: boolean;
  enabled: boolean;
}

/** Who made it, as long as they are a member; undefined if there is no such webhook. */
export const makerOf = (trx: Trx, tenantId: string, id: string) =>
  trx
    .selectFrom('webhooks as w')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'w.made_by').onRef('users.tenant_id', '=', 'w.tenant_id'))
    .select('users.id as makerId')
    .where('w.id', '=', id)
    .where('w.tenant_id', '=', tenantId)
    .executeTakeFirst();

/** What was on its way begins anew: the address may be another, and the receiver may be there again. */
export const updateWebhook = (trx: Trx, id: string, { url, events, audit, enabled }: Changes, now: Date) =>
  trx
    .updateTable('webhooks')
    .set({
      url,
      events,
      audit,
      enabled,
      disabled_because: enabled ? null : 'by_hand',
      due_at: now,
      failing_since: null,
    })
    .where('id', '=', id)
    .execute();

/** Begins with a new secret. @returns its generation; undefined if there is no such webhook */
export const nextSecret = (trx: Trx, tenantId: string, id: string, oldUntil: Date) =>
  trx
    .updateTable('webhooks')
    .set({ secret_generation: sql`secret_generation + 1`, old_secret_until: oldUntil })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .returning('secret_generation as generation')
    .executeTakeFirst();

export const deleteWebhook = (trx: Trx, tenantId: string, id: string) =>
  trx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .returning(['url', 'events', 'audit', 'enabled'])
    .executeTakeFirst();

/** Switches off for good what somebody made. @returns those that were on until now */
export const orphanWebhooksOf = async (
  trx: Trx,
  userId: string,
  tenantId: string | null,
): Promise<{ id: string; url: string }[]> => {
  const on = await webhooksMadeBy(trx, userId, tenantId);
  await trx
    .updateTable('webhooks')
    .set({ enabled: false, disabled_because: 'orphaned' })
    .where('made_by', '=', userId)
    .where('tenant_id', '=', tenantId)
    .execute();
  return on;
};

/** Those of somebody that are on, the newest first. */
export const webhooksMadeBy = (trx: Trx, userId: string, tenantId: string | null) =>
  trx
    .selectFrom('webhooks')
    .select(['id', 'url', 'made_at as madeAt'])
    .where('made_by', '=', userId)
    .where('tenant_id', '=', tenantId)
    .where('enabled', '=', true)
    .orderBy('made_at', 'desc')
    .execute();
