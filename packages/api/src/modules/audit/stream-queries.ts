import type { AuditBatch } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Tenant } from '../tenants';
import { become } from './chain-queries';
import { recordsById } from './queries';

/** Places that are measured at once: what does not fit into a part is rendered for nothing. */
const STEP = 10;

interface Place {
  position: number;
  entryId: string;
  hash: string;
  /** The content of its entry; of a large one only a part is kept. */
  bytes: number;
}

interface Places {
  after: number;
  to: number;
  limit: number;
  entryBytes: number;
}

/** The next places of a chain after one, with how large their entries are. What is large as it is kept is not rendered. */
async function placesAfter(trx: Trx, tenantId: string, { after, to, limit, entryBytes }: Places): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT places.position, "entryId", hash, CASE WHEN kept > ${entryBytes}::bigint THEN kept
      ELSE coalesce(octet_length(before::text), 0) + coalesce(octet_length(after::text), 0)
        + coalesce(octet_length(details::text), 0) END AS bytes
    FROM (
      SELECT s.position, s.entry_id AS "entryId", encode(s.hash, 'hex') AS hash, a.before, a.after, a.details,
        coalesce(pg_column_size(a.before), 0) + coalesce(pg_column_size(a.after), 0)
          + coalesce(pg_column_size(a.details), 0) AS kept
      FROM audit_seals s LEFT JOIN audit_log a ON a.id = s.entry_id
      WHERE s.tenant_id = ${tenantId} AND s.position > ${after} AND s.position <= ${to}
      ORDER BY s.position LIMIT ${limit}) places
    ORDER BY places.position`.execute(trx);
  return rows;
}

/** Only the auditor sees seals. */
async function asAuditor<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await become(trx, 'slotwise_audit');
  // No `finally`: if the work fails, the transaction is over and the role with it.
  const result = await work();
  await become(trx, 'slotwise_system');
  return result;
}

export interface PartWanted {
  /** Position after which it begins. */
  after: number;
  entries: number;
  /** The contents of entries come to no more. */
  bytes: number;
  /** An entry that says more counts nothing: its head alone is sent. */
  entryBytes: number;
}

/**
 * How far the next part of a tenant's chain reaches, by the system.
 * @returns the position of its last entry; null where none is sealed yet
 */
export const endOfPart = (trx: Trx, tenantId: string, wanted: PartWanted): Promise<number | null> =>
  asAuditor(trx, async () => {
    let last: number | null = null;
    let bytes = 0;
    for (let left = wanted.entries; left > 0; left -= STEP) {
      const places = await placesAfter(trx, tenantId, {
        after: last ?? wanted.after,
        to: Number.MAX_SAFE_INTEGER,
        limit: Math.min(STEP, left),
        entryBytes: wanted.entryBytes,
      });
      for (const place of places) {
        bytes += place.bytes > wanted.entryBytes ? 0 : place.bytes;
        if (last !== null && bytes > wanted.bytes) return last;
        last = place.position;
      }
      if (places.length < STEP) break;
    }
    return last;
  });

/**
 * Reads a part of a tenant's chain, in its order, by the system. Only in a transaction that reads at one moment: entries that are cut
 * between two statements would look as if somebody had removed them.
 * @returns null where all of it has been cut
 */
export async function partOfAudit(
  trx: Trx,
  tenant: Tenant,
  { after, to, entryBytes }: { after: number; to: number; entryBytes: number },
): Promise<AuditBatch | null> {
  const places = await asAuditor(trx, () => placesAfter(trx, tenant.id, { after, to, limit: to - after, entryBytes }));
  if (places.length === 0) return null;
  const isShort = (place: Place) => place.bytes > entryBytes;
  const records = await recordsById(trx, tenant, {
    whole: places.filter((place) => !isShort(place)).map(({ entryId }) => entryId),
    heads: places.filter(isShort).map(({ entryId }) => entryId),
  });
  return {
    entries: places.map((place) => ({
      position: place.position,
      hash: place.hash,
      entry: records.get(place.entryId) ?? null,
      ...(isShort(place) && { short: true as const }),
    })),
  };
}
