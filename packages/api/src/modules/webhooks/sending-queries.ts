import type { WebhookDelivery } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { lacksDemandedFactor } from '../auth';
import { auditIsDue, getsAudit } from './audit-queries';

/** A webhook as the server that has its lease works on it. */
export interface Leased {
  id: string;
  tenantId: string;
  channel: string;
  url: string;
  events: string[];
  audit: boolean;
  madeBy: string;
  position: number;
  generation: number;
  oldSecretUntil: Date | null;
  olderSecretUntil: Date | null;
  failingSince: Date | null;
}

const LEASE_MS = 60_000;

/** Whether a delivery `d` of `w` waits and may be sent: audit goes to nobody whose maker may not read it, and keeps no event waiting. */
export const mayGo = () => sql<boolean>`(d.status = 'waiting' AND (d.audit_to IS NULL OR ${getsAudit('w')}))`;

/**
 * Whether `webhooks AS w` has something to do: what waits for it, events that nobody looked at, or audit that its maker may read.
 */
const hasWork = (now: Date) => sql`(
  EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND ${mayGo()})
  OR EXISTS (SELECT FROM event_counters c WHERE c.channel = w.channel AND c.seq > w.position)
  OR ${auditIsDue(now)})`;

/**
 * Takes the webhook that has waited longest for its turn and has something to do. A tenant has one at a time: slow receivers of
 * one keep nobody else waiting.
 */
export async function lease(trx: Trx, owner: string, now: Date): Promise<Leased | undefined> {
  const { rows } = await sql<Leased>`
    UPDATE webhooks SET lease_until = ${new Date(now.getTime() + LEASE_MS)}, owner = ${owner}, begun_at = ${now}
    WHERE id = (
      SELECT w.id FROM webhooks w
      WHERE w.enabled AND w.due_at <= ${now}::timestamptz AND coalesce(w.lease_until < ${now}::timestamptz, true)
        AND NOT EXISTS (SELECT FROM webhooks o WHERE o.tenant_id = w.tenant_id AND o.lease_until >= ${now}::timestamptz)
        AND ${hasWork(now)}
      ORDER BY w.begun_at NULLS FIRST, w.id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, tenant_id AS "tenantId", channel, url, events, audit, made_by AS "madeBy", position,
      secret_generation AS generation, old_secret_until AS "oldSecretUntil", older_secret_until AS "olderSecretUntil",
      failing_since AS "failingSince"`.execute(trx);
  return rows[0];
}

/** Whether anything is due, without a write: most of the time nothing is. */
export async function isAnythingDue(trx: Trx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    SELECT EXISTS (
      SELECT FROM webhooks w
      WHERE w.enabled AND w.due_at <= ${now}::timestamptz AND coalesce(w.lease_until < ${now}::timestamptz, true)
        AND ${hasWork(now)}
    ) AS due`.execute(trx);
  return rows[0]?.due ?? false;
}

/** The permissions and warehouses by which somebody may hear of things at this moment; undefined: they are no member any more. */
export async function mayHear(trx: Trx, userId: string, tenantId: string) {
  const row = await trx
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .select('roles.warehouse_ids as sites')
    .select(lacksDemandedFactor.as('lacksFactor'))
    .select(
      sql<string[]>`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p
        WHERE p.role_id = users.role_id)`.as('held'),
    )
    .where('users.id', '=', userId)
    .where('users.tenant_id', '=', tenantId)
    .where('users.active', '=', true)
    .executeTakeFirst();
  return row && { permissions: new Set(row.lacksFactor ? [] : row.held), sites: row.sites };
}

export interface Logged {
  seq: number;
  event: string;
  data: unknown;
  permission: string | null;
  site: string | null;
  at: Date;
  /** Of large data only the id was read. */
  short: boolean;
}

/** The next messages of a channel: of large ones the id alone, and not more than some bytes at once. */
export async function messagesAfter(
  trx: Trx,
  { channel, position }: Pick<Leased, 'channel' | 'position'>,
  { messages, largeBytes }: { messages: number; largeBytes: number },
): Promise<Logged[]> {
  const { rows } = await sql<Logged>`
    SELECT seq, event, permission, site, created_at AS at, coalesce(bytes, octet_length(data::text)) > ${largeBytes} AS short,
      CASE WHEN coalesce(bytes, octet_length(data::text)) > ${largeBytes} THEN jsonb_build_object('id', data -> 'id')
        ELSE data END AS data
    FROM outbox WHERE channel = ${channel} AND seq > ${position} ORDER BY seq LIMIT ${messages}`.execute(trx);
  return rows;
}

const held = (trx: Trx, id: string, owner: string) =>
  trx.updateTable('webhooks').where('id', '=', id).where('owner', '=', owner);

/** @returns whether the webhook is still this server's */
export async function moveTo(trx: Trx, { id }: Leased, owner: string, position: number): Promise<boolean> {
  const rows = await held(trx, id, owner).set({ position }).returning('id').execute();
  return rows.length === 1;
}

/** The last number of the channel, and so where to go on when what was missed is not kept any more. */
export const lastOf = async (trx: Trx, channel: string): Promise<number> =>
  (await trx.selectFrom('event_counters').select('seq').where('channel', '=', channel).executeTakeFirst())?.seq ?? 0;

/** A delivery that is to be sent, and where to at this moment. */
export interface Head {
  id: string;
  type: string;
  url: string;
  body: string | null;
  auditAfter: number | null;
  auditTo: number | null;
  attempts: number;
  madeAt: Date;
}

/** The oldest delivery that may be sent, as long as the webhook is on and this server's. */
export async function headOf(trx: Trx, { id }: Leased, owner: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    SELECT d.id, d.type, w.url, d.body, d.audit_after AS "auditAfter", d.audit_to AS "auditTo", d.attempts, d.made_at AS "madeAt"
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE d.webhook_id = ${id} AND w.owner = ${owner} AND w.enabled AND ${mayGo()}
    ORDER BY d.number LIMIT 1`.execute(trx);
  return rows[0];
}

interface Went {
  deliveryId: string;
  answer: number | null;
  fault: WebhookDelivery['fault'];
  now: Date;
}

/** Notes how an attempt went. */
export const note = (trx: Trx, { deliveryId, answer, fault, now }: Went) =>
  trx
    .updateTable('webhook_deliveries')
    .set({ answer, fault, attempts: sql`attempts + 1`, last_attempt_at: now })
    .set({ status: fault === null ? 'delivered' : 'waiting' })
    .where('id', '=', deliveryId)
    .execute();

/** @returns whether the webhook is still this server's */
export async function arrived(
  trx: Trx,
  { id }: Leased,
  owner: string,
  { now, auditTo }: { now: Date; auditTo: number | null },
): Promise<boolean> {
  const lease_until = new Date(now.getTime() + LEASE_MS);
  const rows = await held(trx, id, owner)
    .set({ last_delivered_at: now, failing_since: null, lease_until })
    .$if(auditTo !== null, (update) =>
      // A delivery that is sent once more by hand lies further back.
      update.set({ audit_position: sql<number>`greatest(audit_position, ${auditTo}::bigint)` }),
    )
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** It is tried again later. @returns whether the webhook is still this server's */
export async function failed(
  trx: Trx,
  { id }: Leased,
  owner: string,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<boolean> {
  const rows = await held(trx, id, owner)
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)`, due_at: dueAt })
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** Ends a turn, also one whose webhook was changed meanwhile: until now nobody else took it, so that its receiver had one request at a time. */
export const release = (trx: Trx, { id }: Leased, owner: string) =>
  trx
    .updateTable('webhooks')
    .set({ lease_until: null, owner: null })
    .where('id', '=', id)
    .where((where) => where.or([where('owner', '=', owner), where('owner', 'is', null)]))
    .execute();

/** Ends the turn that is under way as well. @returns whether it was on until now */
export async function switchOff(trx: Trx, id: string, because: 'failing' | 'orphaned'): Promise<boolean> {
  const rows = await trx
    .updateTable('webhooks')
    .set({ enabled: false, disabled_because: because, owner: null })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .returning('id')
    .execute();
  return rows.length === 1;
}
