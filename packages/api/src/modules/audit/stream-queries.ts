import type { AuditBatch } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Tenant } from '../tenants';
import { become } from './chain-queries';
import { recordsById } from './queries';

interface Sealed {
  position: number;
  entryId: string;
  hash: string;
  found: boolean;
  bytes: number;
}

/** The next places of a chain after one, with how large their entries are. Only the auditor sees hashes. */
async function placesAfter(trx: Trx, tenantId: string, after: number, limit: number): Promise<Sealed[]> {
  await become(trx, 'slotwise_audit');
  const { rows } = await sql<Sealed>`
    SELECT s.position, s.entry_id AS "entryId", encode(s.hash, 'hex') AS hash, a.id IS NOT NULL AS found,
      coalesce(octet_length(a.before::text), 0) + coalesce(octet_length(a.after::text), 0)
        + coalesce(octet_length(a.details::text), 0) AS bytes
    FROM audit_seals s LEFT JOIN audit_log a ON a.id = s.entry_id
    WHERE s.tenant_id = ${tenantId} AND s.position > ${after} ORDER BY s.position LIMIT ${limit}`.execute(trx);
  await become(trx, 'slotwise_system');
  return rows;
}

export interface BatchWanted {
  /** Position after which it begins. */
  after: number;
  entries: number;
  /** What entries say of themselves comes to no more. */
  bytes: number;
  /** Of an entry that says more only the head is taken. */
  entryBytes: number;
}

/**
 * The next entries of a tenant's chain, in its order, by the system.
 * @returns null where none is sealed yet
 */
export async function batchAfter(trx: Trx, tenant: Tenant, wanted: BatchWanted): Promise<AuditBatch | null> {
  const places = await placesAfter(trx, tenant.id, wanted.after, wanted.entries);
  let bytes = 0;
  const taken = places.filter((place, index) => {
    bytes += place.bytes > wanted.entryBytes ? 0 : place.bytes;
    return index === 0 || bytes <= wanted.bytes;
  });
  if (taken.length === 0) return null;
  const isShort = (place: Sealed) => place.bytes > wanted.entryBytes;
  const records = await recordsById(trx, tenant, {
    whole: taken.filter((place) => !isShort(place)).map(({ entryId }) => entryId),
    heads: taken.filter(isShort).map(({ entryId }) => entryId),
  });
  return {
    entries: taken.map((place) => ({
      position: place.position,
      hash: place.hash,
      entry: records.get(place.entryId) ?? null,
      ...(isShort(place) && { short: true as const }),
    })),
  };
}
