import { currentRequest } from '../http/current-request';
import { newId } from '../ids';
import type { Trx } from '../db/tables';

export interface AuditEntry {
  /** `thing.happened`, like `role.renamed`. */
  action: string;
  subjectId?: string;
  /** Facts of the change; never secrets. */
  details?: Record<string, unknown>;
  /** Left out: the caller of the request. Needed where nobody is signed in yet. */
  actor?: { userId: string | null; companyId: string | null; wmsId: string | null };
}

export interface Audit {
  /** Adds a row in the transaction of the change itself: neither exists without the other. */
  write(trx: Trx, entry: AuditEntry): Promise<void>;
  /** The same for many at once. */
  writeAll(trx: Trx, entries: readonly AuditEntry[]): Promise<void>;
}

export const createAudit = (): Audit => ({
  write: (trx, entry) => insert(trx, [entry]),
  writeAll: insert,
});

async function insert(trx: Trx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const request = currentRequest();
  await trx
    .insertInto('audit_log')
    .values(
      entries.map(({ action, subjectId, details = {}, actor }) => {
        const who = actor ?? request?.actor;
        const embedded = request?.actor?.embedded;
        return {
          id: newId(),
          actor_id: who?.userId ?? null,
          company_id: who?.companyId ?? null,
          wms_id: who?.wmsId ?? null,
          action,
          subject_id: subjectId ?? null,
          details: JSON.stringify(embedded ? { ...details, embedded } : details),
          request_id: request?.id ?? null,
          ip: request?.ip ?? null,
        };
      }),
    )
    .execute();
}
