import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Every column of an entry, as text where the database's own form is the only exact one. */
export interface SealableEntry {
  id: string;
  /** When it happened, in microseconds since 1970. */
  micros: string;
  actor_id: string | null;
  actor_name: string | null;
  company_id: string | null;
  wms_id: string | null;
  action: string;
  version: number;
  subject: string | null;
  subject_id: string | null;
  before: string | null;
  after: string | null;
  details: string;
  embedded: string | null;
  request_id: string | null;
  ip: string | null;
}

/** Columns of `audit_log AS a` as a `SealableEntry` needs them. */
const SEALABLE = sql`a.id, (extract(epoch FROM a.at) * 1000000)::bigint::text AS micros, a.actor_id, a.actor_name, a.company_id,
  a.wms_id, a.action, a.version, a.subject, a.subject_id, a.before::text AS before, a.after::text AS after,
  a.details::text AS details, a.embedded::text AS embedded, a.request_id, a.ip`;

/** Runs what follows in the transaction as the only role that reaches the chains and may remove entries, or as the system again. */
export const become = (trx: Trx, role: 'slotwise_audit' | 'slotwise_system') =>
  sql`SELECT set_config('role', ${role}, true)`.execute(trx);

/** The tenants whose entries wait, by id from `from` on, each found by one step in the index however many wait. */
export async function waitingTenants(trx: Trx, from: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    WITH RECURSIVE waiting AS (
      (SELECT tenant_id FROM audit_unsealed WHERE tenant_id >= ${from} ORDER BY tenant_id LIMIT 1)
      UNION ALL
      SELECT next.tenant_id FROM waiting, LATERAL (
        SELECT u.tenant_id FROM audit_unsealed u WHERE u.tenant_id > waiting.tenant_id ORDER BY u.tenant_id LIMIT 1
      ) next
    ) SELECT tenant_id FROM waiting LIMIT ${limit}`.execute(trx);
  return rows.map((row) => row.tenant_id);
}

/**
 * The next entries of a tenant that are in no chain, in the order in which they were added; those that are gone are passed
 * over. Those that wait are cut to `limit` first, and OFFSET keeps the planner from turning to the audit for all of them.
 */
export async function waitingEntries(trx: Trx, tenantId: string, limit: number): Promise<SealableEntry[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ number: number; found: boolean } & SealableEntry>`
      SELECT u.number, a.id IS NOT NULL AS found, ${SEALABLE}
      FROM (
        SELECT entry_id, number FROM audit_unsealed WHERE tenant_id = ${tenantId} AND number > ${after}
        ORDER BY number LIMIT ${limit}
      ) u LEFT JOIN LATERAL (SELECT * FROM audit_log WHERE id = u.entry_id OFFSET 0) a ON true
      ORDER BY u.number`.execute(trx);
    const entries = rows.filter(({ found }) => found);
    const last = rows.at(-1);
    if (!last || entries.length > 0 || rows.length < limit) return entries;
    after = last.number;
  }
}

/** The oldest seals after a position, each with whether its entry is there and older than `before`. */
export async function oldestSeals(
  trx: Trx,
  { tenantId, after, before, limit }: { tenantId: string; after: number; before: Date; limit: number },
) {
  const { rows } = await sql<{ position: number; entry_id: string; hash: Buffer; due: boolean }>`
    SELECT s.position, s.entry_id, s.hash, coalesce(a.at < ${before}::timestamptz, false) AS due
    FROM audit_seals s LEFT JOIN audit_log a ON a.id = s.entry_id
    WHERE s.tenant_id = ${tenantId} AND s.position > ${after}
    ORDER BY s.position LIMIT ${limit}`.execute(trx);
  return rows;
}

export type SealedEntry = {
  position: number;
  entry_id: string;
  form: number;
  hash: Buffer;
  found: boolean;
} & SealableEntry;

/** Seals of a chain from after `after` to `last`, each with its entry where that is there. */
export async function sealedEntries(
  trx: Trx,
  { tenantId, after, last, limit }: { tenantId: string; after: number; last: number; limit: number },
): Promise<SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`
    SELECT s.position, s.entry_id, s.form, s.hash, a.id IS NOT NULL AS found, ${SEALABLE}
    FROM audit_seals s LEFT JOIN audit_log a ON a.id = s.entry_id
    WHERE s.tenant_id = ${tenantId} AND s.position > ${after} AND s.position <= ${last}
    ORDER BY s.position LIMIT ${limit}`.execute(trx);
  return rows;
}

/** Entries of all tenants by id, each with whether it is in a chain or waits for one. */
export async function entriesAfter(trx: Trx, after: string, limit: number) {
  const { rows } = await sql<{ id: string; tenant_id: string; known: boolean }>`
    SELECT a.id, coalesce(a.company_id, a.wms_id, '') AS tenant_id,
      EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = a.id)
        OR EXISTS (SELECT FROM audit_unsealed u WHERE u.entry_id = a.id) AS known
    FROM audit_log a WHERE a.id > ${after} ORDER BY a.id LIMIT ${limit}`.execute(trx);
  return rows;
}

/** Entries that are gone and wait for a seal all the same. */
export async function lostEntries(trx: Trx, limit: number) {
  const { rows } = await sql<{ tenant_id: string; entry_id: string }>`
    SELECT u.tenant_id, u.entry_id FROM audit_unsealed u
    WHERE NOT EXISTS (SELECT FROM audit_log a WHERE a.id = u.entry_id) LIMIT ${limit}`.execute(trx);
  return rows;
}

/** Tenants whose chain ends before the last of its seals, or that have seals before its checkpoint: nothing would look at them. */
export async function overhangingSeals(trx: Trx, limit: number) {
  const { rows } = await sql<{ tenant_id: string }>`
    SELECT c.tenant_id FROM audit_chains c
    WHERE EXISTS (SELECT FROM audit_seals s WHERE s.tenant_id = c.tenant_id AND s.position > c.length)
      OR EXISTS (SELECT FROM audit_seals s WHERE s.tenant_id = c.tenant_id AND s.position <= c.cut_position)
    LIMIT ${limit}`.execute(trx);
  return rows;
}

/** Tenants of seals that belong to no chain, each found by one step in the index. */
export async function bareSeals(trx: Trx, limit: number) {
  const { rows } = await sql<{ tenant_id: string }>`
    WITH RECURSIVE sealed AS (
      (SELECT tenant_id FROM audit_seals ORDER BY tenant_id LIMIT 1)
      UNION ALL
      SELECT next.tenant_id FROM sealed, LATERAL (
        SELECT s.tenant_id FROM audit_seals s WHERE s.tenant_id > sealed.tenant_id ORDER BY s.tenant_id LIMIT 1
      ) next
    ) SELECT tenant_id FROM sealed
    WHERE NOT EXISTS (SELECT FROM audit_chains c WHERE c.tenant_id = sealed.tenant_id) LIMIT ${limit}`.execute(trx);
  return rows;
}

/** Tenants that have a chain, or entries that wait for one. */
export async function chainedTenants(trx: Trx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ tenant_id: string }>`
    SELECT tenant_id FROM audit_chains UNION SELECT tenant_id FROM audit_unsealed`.execute(trx);
  return new Set(rows.map((row) => row.tenant_id));
}
