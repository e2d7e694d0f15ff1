import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Imports of one round. */
const AT_ONCE = 20;

export interface StaleImport {
  id: string;
  bytes: number;
}

/** Of all tenants. @returns those that were ended, whose files can go */
export async function endStale(trx: Trx, now: Date): Promise<StaleImport[]> {
  const { rows } = await sql<StaleImport>`
    UPDATE imports SET status = 'canceled', changed_at = ${now}
    WHERE id IN (SELECT id FROM imports WHERE status IN ('uploading', 'mapping', 'ready')
      AND changed_at < ${now}::timestamptz - interval '7 days' LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, bytes`.execute(trx);
  return rows;
}

/** Of all tenants, with their refused rows. */
export async function deleteEnded(trx: Trx, now: Date): Promise<void> {
  await sql`
    DELETE FROM imports WHERE id IN (SELECT id FROM imports WHERE status IN ('done', 'failed', 'canceled')
      AND changed_at < ${now}::timestamptz - interval '180 days' LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`.execute(trx);
}

/** The imports with these ids, and how large their files are. */
export const bytesOf = (trx: Trx, ids: readonly string[]): Promise<StaleImport[]> =>
  trx
    .selectFrom('imports')
    .select(['id', 'bytes'])
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .execute();
