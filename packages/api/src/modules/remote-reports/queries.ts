import type { RemoteHealth, RemoteHour } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export interface NewReport {
  id: string;
  remote: string;
  version: string;
  kind: string;
  ms: number;
  message: string | null;
}

export const insertReport = (trx: Trx, { remote, ...report }: NewReport) =>
  trx
    .insertInto('remote_reports')
    .values({ ...report, remote_id: remote })
    .execute();

/** Whether the registry knows the remote, and that version of it. */
export const isKnown = async (trx: Trx, remote: string, version: string) => {
  const rows = await trx.selectFrom('remote_versions').select('version').where('remote_id', '=', remote).execute();
  return { remote: rows.length > 0, version: rows.some((row) => row.version === version) };
};

const health = {
  loads: sql<number>`count(*) FILTER (WHERE kind = 'loaded')`,
  failures: sql<number>`count(*) FILTER (WHERE kind <> 'loaded')`,
  p75: sql<number | null>`percentile_cont(0.75) WITHIN GROUP (ORDER BY ms) FILTER (WHERE kind = 'loaded')`,
};
const columns = [health.loads.as('loads'), health.failures.as('failures'), health.p75.as('p75')] as const;

/** How each version fared since then. */
export const healthSince = (trx: Trx, since: Date): Promise<({ remote: string; version: string } & RemoteHealth)[]> =>
  trx
    .selectFrom('remote_reports')
    .select(['remote_id as remote', 'version', ...columns])
    .where('created_at', '>=', since)
    .groupBy(['remote_id', 'version'])
    .execute();

/** How each remote fared in each hour since then, oldest first. */
export async function hoursSince(trx: Trx, since: Date): Promise<({ remote: string } & RemoteHour)[]> {
  const hour = sql<Date>`date_trunc('hour', created_at)`;
  const rows = await trx
    .selectFrom('remote_reports')
    .select(['remote_id as remote', hour.as('at'), ...columns])
    .where('created_at', '>=', since)
    .groupBy(['remote_id', hour])
    .orderBy(hour)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** How one version fared since then. */
export const healthOf = (trx: Trx, remote: string, version: string, since: Date): Promise<RemoteHealth> =>
  trx
    .selectFrom('remote_reports')
    .select(columns)
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();

/** Keeps the newest `kept` of those after `before`. */
export async function deleteOldReports(trx: Trx, { before, kept }: { before: Date; kept: number }): Promise<void> {
  await trx.deleteFrom('remote_reports').where('created_at', '<', before).execute();
  await trx
    .deleteFrom('remote_reports')
    .where('id', 'in', (old) => old.selectFrom('remote_reports').select('id').orderBy('id', 'desc').offset(kept))
    .execute();
}
