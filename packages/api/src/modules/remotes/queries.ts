import type { Accessibility, RemoteHistoryEntry } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Build, Description } from './read-build';

/** A build and where its files lie. */
export interface PlacedBuild extends Build {
  baseUrl: string;
}

/** Adds a build of the folder, or says where a known one lies now. What was published keeps its own files. */
export const addFolderBuild = (trx: Trx, { manifest, ...build }: PlacedBuild) =>
  trx
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
        .doUpdateSet({ base_url: build.baseUrl, mf_manifest: JSON.stringify(build.mfManifest), available: true })
        .where('remote_versions.source', '=', 'folder'),
    )
    .execute();

export const allVersions = (trx: Trx, remote?: string) =>
  trx
    .selectFrom('remote_versions')
    .selectAll()
    .where((where) => where.or([where('available', '=', true), where('source', '=', 'published')]))
    .$if(remote !== undefined, (query) => query.where('remote_id', '=', remote ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('build')
    .execute();

/** The build that a version's name means: what was published, else what lies in the folder. */
export const findVersion = (trx: Trx, remote: string, version: string) =>
  trx
    .selectFrom('remote_versions')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .orderBy(sql`source = 'published'`, 'desc')
    .orderBy('available', 'desc')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether its files are all here: those of a published one were looked through before it was first released. */
export const isWhole = ({ available, source, first_screen_bytes }: VersionRow): boolean =>
  available && (source === 'folder' || first_screen_bytes !== null);

export const deleteVersion = (trx: Trx, remote: string, build: string) =>
  trx.deleteFrom('remote_versions').where('remote_id', '=', remote).where('build', '=', build).execute();

export const findBuild = (trx: Trx, remote: string, build: string) =>
  trx
    .selectFrom('remote_versions')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .executeTakeFirst();

/** What was live before the build that is live now. */
export const versionBefore = (trx: Trx, remote: string, { build, liveAt }: { build: string; liveAt: Date | null }) =>
  trx
    .selectFrom('remote_versions')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('build', '<>', build)
    .where('available', '=', true)
    .where('live_at', 'is not', null)
    .$if(liveAt !== null, (query) => query.where('live_at', '<', liveAt))
    .orderBy('live_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Moves of remotes wait here for one another: what one of them checks is still so when it commits. */
export const lockRemotes = (trx: Trx) => sql`SELECT pg_advisory_xact_lock(hashtext('slotwise.remotes'))`.execute(trx);

export const insertPublished = (
  trx: Trx,
  { manifest, ...build }: Description,
  { baseUrl, by, now, accessibility }: { baseUrl: string; by: string; now: Date; accessibility?: Accessibility },
) => {
  const published = { source: 'published' as const, available: false, published_by: by, base_url: baseUrl };
  const checked = accessibility ? JSON.stringify(accessibility) : null;
  return (
    trx
      .insertInto('remote_versions')
      .values({
        remote_id: manifest.id,
        build: build.build,
        version: manifest.version,
        manifest: JSON.stringify(manifest),
        entry: build.entry,
        mf_manifest: 'null',
        integrity: JSON.stringify(build.integrity),
        preload: JSON.stringify(build.preload),
        published_at: now,
        accessibility: checked,
        ...published,
      })
      // The same build lies in the folder: from now on its files are those that are uploaded.
      .onConflict((conflict) =>
        conflict
          .columns(['remote_id', 'build'])
          .doUpdateSet({ source: 'published', published_by: by, accessibility: checked }),
      )
      .execute()
  );
};

export const completeVersion = (
  trx: Trx,
  {
    remote,
    build,
    mfManifest,
    firstScreenBytes,
  }: { remote: string; build: string; mfManifest: unknown; firstScreenBytes: number },
) =>
  trx
    .updateTable('remote_versions')
    .set({ available: true, mf_manifest: JSON.stringify(mfManifest), first_screen_bytes: firstScreenBytes })
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .execute();

interface Facts {
  by?: string;
  version?: string;
  from?: string;
  channel?: string;
  percent?: number;
  detail?: string;
}

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
    const { by, version, from, channel, percent, detail } = details as Facts;
    return {
      id,
      at: at.toISOString(),
      action: action as RemoteHistoryEntry['action'],
      remote: subject_id ?? '',
      actor: by ?? null,
      version: version ?? null,
      from: from ?? null,
      channel: channel ?? null,
      percent: percent ?? null,
      detail: detail ?? null,
    };
  });
}

export const signingKeyRow = async (trx: Trx, id: string, fresh: () => string): Promise<string> => {
  await trx
    .insertInto('signing_keys')
    .values({ id, secret: fresh() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await trx
    .selectFrom('signing_keys')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return secret;
};

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;
