import type { RemoteManifest } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Build } from './read-build';

export const STABLE = 'stable';

export interface ServedBuild extends Build {
  baseUrl: string;
}

/** Adds a build, or says where a known one lies now, and lets the channel serve it. */
export async function serveBuild(trx: Trx, channel: string, { manifest, ...build }: ServedBuild): Promise<void> {
  await trx
    .insertInto('remote_versions')
    .values({
      remote_id: manifest.id,
      build: build.build,
      version: manifest.version,
      manifest: JSON.stringify(manifest),
      entry: build.entry,
      mf_manifest: JSON.stringify(build.mfManifest),
      integrity: JSON.stringify(build.integrity),
      preload: JSON.stringify(build.preload),
      base_url: build.baseUrl,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['remote_id', 'build'])
        .doUpdateSet({ base_url: build.baseUrl, mf_manifest: JSON.stringify(build.mfManifest) }),
    )
    .execute();
  await trx
    .insertInto('remote_channels')
    .values({ remote_id: manifest.id, channel, build: build.build, moved_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['remote_id', 'channel'])
        .doUpdateSet({ build: build.build, moved_at: sql<Date>`now()` })
        .where('remote_channels.build', '<>', build.build),
    )
    .execute();
}

/** The channel no longer serves remotes other than these. Their versions stay known. */
export const withdrawOthers = (trx: Trx, channel: string, ids: readonly string[]) =>
  trx
    .deleteFrom('remote_channels')
    .where('channel', '=', channel)
    .where(sql<boolean>`remote_id <> ALL(${ids}::text[])`)
    .execute();

export const servedBuilds = (trx: Trx, channel: string): Promise<(ServedBuild & { manifest: RemoteManifest })[]> =>
  trx
    .selectFrom('remote_channels')
    .innerJoin('remote_versions', (join) =>
      join
        .onRef('remote_versions.remote_id', '=', 'remote_channels.remote_id')
        .onRef('remote_versions.build', '=', 'remote_channels.build'),
    )
    .select([
      'remote_versions.manifest',
      'remote_versions.build',
      'remote_versions.entry',
      'remote_versions.mf_manifest as mfManifest',
      'remote_versions.integrity',
      'remote_versions.preload',
      'remote_versions.base_url as baseUrl',
    ])
    .where('channel', '=', channel)
    .orderBy('remote_versions.remote_id')
    .execute();

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

/** Keeps the newest `kept` of those after `before`. */
export async function deleteOldReports(trx: Trx, { before, kept }: { before: Date; kept: number }): Promise<void> {
  await trx.deleteFrom('remote_reports').where('created_at', '<', before).execute();
  await trx
    .deleteFrom('remote_reports')
    .where('id', 'in', (old) => old.selectFrom('remote_reports').select('id').orderBy('id', 'desc').offset(kept))
    .execute();
}
