import type { RemoteHistoryEntry } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Lets one move run at a time, so that its checks still hold when it commits. */
export const lockMoves = (trx: Trx) => sql`SELECT pg_advisory_xact_lock(hashtext('slotwise.remotes'))`.execute(trx);

/** Entries of version 1 called the release channel `channel`. */
type AuditDetails = { by?: string; channel?: string } & Partial<
  Pick<
    RemoteHistoryEntry,
    'version' | 'from' | 'releaseChannel' | 'percent' | 'detail' | 'endedCanary' | 'people' | 'pairs'
  >
>;

/** The audit rows of one remote, or of all remotes, newest first. */
export async function historyOf(trx: Trx, remote: string | undefined, limit: number): Promise<RemoteHistoryEntry[]> {
  const rows = await trx
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'subject_id', 'details'])
    .where('action', 'like', 'remote.%')
    .$if(remote !== undefined, (query) => query.where('subject_id', '=', remote ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, at, action, subject_id, details }) => {
    const {
      by,
      version,
      from,
      releaseChannel,
      channel: earlierName,
      percent,
      detail,
      endedCanary,
      people,
      pairs,
    } = details as AuditDetails;
    return {
      id,
      at: at.toISOString(),
      action: action as RemoteHistoryEntry['action'],
      remote: subject_id ?? '',
      actor: by ?? null,
      version: version ?? null,
      from: from ?? null,
      releaseChannel: releaseChannel ?? earlierName ?? null,
      percent: percent ?? null,
      detail: detail ?? null,
      ...(endedCanary !== undefined && { endedCanary }),
      ...(people && { people }),
      ...(pairs && { pairs }),
    };
  });
}
