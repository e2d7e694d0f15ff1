import type { Webhook } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { asSystem } from '../../platform/db/transaction';
import { fullName } from '../users';
import { mayReadAudit } from './audit-queries';

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

/** Second factors are their owner's alone to see: this asks as the system, of one tenant. */
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
  (await asSystem(trx, () => listed(trx, tenantId).orderBy('w.id').execute())).map((row) => toWebhook(row, now));

export async function webhookById(trx: Trx, tenantId: string, id: string, now: Date): Promise<Webhook | undefined> {
  const row = await asSystem(trx, () => listed(trx, tenantId).where('w.id', '=', id).executeTakeFirst());
  return row && toWebhook(row, now);
}

export interface Changes {
  url: string;
  events: string[];
  audit: boolean;
  enabled: boolean;
}

/** Its maker, as long as they are a member; undefined if there is no such webhook. */
export const makerOf = (trx: Trx, tenantId: string, id: string) =>
  trx
    .selectFrom('webhooks as w')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'w.made_by').onRef('users.tenant_id', '=', 'w.tenant_id'))
    .select('users.id as makerId')
    .where('w.id', '=', id)
    .where('w.tenant_id', '=', tenantId)
    .executeTakeFirst();

/**
 * Begins deliveries anew that were on their way: the address may be another, and the receiver may be there again. The turn that is under way is over, and what
 * it hears of its receiver counts no more. What is orphaned stays so, whatever was read before.
 * @returns whether it was changed
 */
export async function updateWebhook(
  trx: Trx,
  id: string,
  { url, events, audit, enabled }: Changes,
  now: Date,
): Promise<boolean> {
  const rows = await trx
    .updateTable('webhooks')
    .set({
      url,
      events,
      audit,
      enabled,
      disabled_because: enabled ? null : sql`coalesce(disabled_because, 'by_hand')`,
      due_at: now,
      audit_due_at: null,
      failing_since: null,
      owner: null,
    })
    .where('id', '=', id)
    .where(sql<boolean>`disabled_because IS DISTINCT FROM 'orphaned'`)
    .returning('id')
    .execute();
  return rows.length === 1;
}

interface NextSecret {
  tenantId: string;
  id: string;
  now: Date;
  oldUntil: Date;
}

/**
 * Begins with a new secret; those that still sign keep their time.
 * @returns its generation; undefined if there is no such webhook, or three are in use already
 */
export const nextSecret = (trx: Trx, { tenantId, id, now, oldUntil }: NextSecret) =>
  trx
    .updateTable('webhooks')
    .set({
      secret_generation: sql`secret_generation + 1`,
      older_secret_until: sql<Date>`CASE WHEN old_secret_until > ${now}::timestamptz THEN old_secret_until END`,
      old_secret_until: oldUntil,
    })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`coalesce(older_secret_until <= ${now}::timestamptz, true)`)
    .returning('secret_generation as generation')
    .executeTakeFirst();

export const deleteWebhook = (trx: Trx, tenantId: string, id: string) =>
  trx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .returning(['url', 'events', 'audit', 'enabled'])
    .executeTakeFirst();

const madeBy = (userId: string, tenantId: string | null) =>
  sql<boolean>`made_by = ${userId} AND tenant_id = ${tenantId} AND disabled_because IS DISTINCT FROM 'orphaned'`;

/**
 * Switches off for good what somebody made, also what was off and could have been switched on again; a turn that is under way is over.
 * @returns those that were not so before
 */
export const orphanWebhooksOf = (
  trx: Trx,
  userId: string,
  tenantId: string | null,
): Promise<{ id: string; url: string }[]> =>
  trx
    .updateTable('webhooks')
    .set({ enabled: false, disabled_because: 'orphaned', owner: null })
    .where(madeBy(userId, tenantId))
    .returning(['id', 'url'])
    .execute();

/** Those of somebody that would be orphaned, the newest first: one that is off can be switched on by each who manages the tenant. */
export const webhooksMadeBy = (trx: Trx, userId: string, tenantId: string | null) =>
  trx
    .selectFrom('webhooks')
    .select(['id', 'url', 'made_at as madeAt'])
    .where(madeBy(userId, tenantId))
    .orderBy('made_at', 'desc')
    .execute();
