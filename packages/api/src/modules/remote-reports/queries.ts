import type { RemoteHealth, RemoteHour } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** See migration `0033-report-reporters`. */
export interface Reporter {
  userId: string | null;
  visitor: string | null;
  source: string | null;
}

export interface NewReport extends Reporter {
  id: string;
  remote: string;
  version: string;
  kind: string;
  ms: number;
  message: string | null;
}

export const insertReport = (trx: Trx, { remote, userId, ...report }: NewReport) =>
  trx
    .insertInto('remote_reports')
    .values({ ...report, remote_id: remote, user_id: userId })
    .execute();

const health = {
  loads: sql<number>`count(*) FILTER (WHERE kind = 'loaded')`,
  failures: sql<number>`count(*) FILTER (WHERE kind NOT IN ('loaded', 'leak'))`,
  leaks: sql<number>`count(*) FILTER (WHERE kind = 'leak')`,
  p75: sql<number | null>`percentile_cont(0.75) WITHIN GROUP (ORDER BY ms) FILTER (WHERE kind = 'loaded')`,
};
const columns = [
  health.loads.as('loads'),
  health.failures.as('failures'),
  health.leaks.as('leaks'),
  health.p75.as('p75'),
] as const;

/** Loads and failures of each version since then. */
export const healthSince = (trx: Trx, since: Date): Promise<({ remote: string; version: string } & RemoteHealth)[]> =>
  trx
    .selectFrom('remote_reports')
    .select(['remote_id as remote', 'version', ...columns])
    .where('created_at', '>=', since)
    .groupBy(['remote_id', 'version'])
    .execute();

/** Loads and failures of each remote in each hour since then, oldest first. */
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

/** Somebody who reported about a version, and whether it failed for them. */
export interface CanaryReporter extends Reporter {
  /** Null: a visitor without an account. */
  tenantId: string | null;
  failed: boolean;
}

/**
 * Reporters about a version since `from`. Reports by unknown people are left out, and those by accounts that were not
 * there, confirmed and in a tenant that was there, at `before`: nobody becomes many people once the canary has begun,
 * nor beforehand without as many mailboxes.
 */
export const canaryReporters = (
  trx: Trx,
  { remote, version, from, before }: { remote: string; version: string; from: Date; before: Date },
): Promise<CanaryReporter[]> =>
  trx
    .selectFrom('remote_reports')
    .leftJoin('users', 'users.id', 'remote_reports.user_id')
    .leftJoin('tenants', 'tenants.id', 'users.tenant_id')
    .select([
      'user_id as userId',
      'users.tenant_id as tenantId',
      'visitor',
      'source',
      sql<boolean>`bool_or(remote_reports.kind NOT IN ('loaded', 'leak'))`.as('failed'),
    ])
    .where('remote_reports.remote_id', '=', remote)
    .where('remote_reports.version', '=', version)
    .where('remote_reports.created_at', '>=', from)
    .where((where) =>
      where.or([
        where('visitor', 'is not', null),
        where.and([
          where('users.created_at', '<=', before),
          where('users.confirmed_at', '<=', before),
          where('tenants.created_at', '<=', before),
        ]),
      ]),
    )
    .groupBy(['user_id', 'users.tenant_id', 'visitor', 'source'])
    .execute();

/** Keeps the newest `kept` reports that are younger than `before`. */
export async function deleteOldReports(trx: Trx, { before, kept }: { before: Date; kept: number }): Promise<void> {
  await trx.deleteFrom('remote_reports').where('created_at', '<', before).execute();
  await trx
    .deleteFrom('remote_reports')
    .where('id', 'in', (old) => old.selectFrom('remote_reports').select('id').orderBy('id', 'desc').offset(kept))
    .execute();
}
