import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { AnnouncementRow } from './announcement-queries';
import type { Build } from './build-description';

/** A build and the address of its files. */
export interface PlacedBuild extends Build {
  /** Ends in a slash. */
  baseUrl: string;
}

/**
 * Adds a build of the folder, or updates where a known one lies. A published build keeps its own files.
 * @returns false, and adds nothing, if the version was published with other contents
 */
export async function addFolderBuild(trx: Trx, { manifest, ...build }: PlacedBuild): Promise<boolean> {
  const known = await findVersion(trx, manifest.id, manifest.version);
  if (known?.source === 'published' && known.build !== build.build) return false;
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
        .doUpdateSet({ base_url: build.baseUrl, mf_manifest: JSON.stringify(build.mfManifest), available: true })
        .where('remote_versions.source', '=', 'folder'),
    )
    .execute();
  return true;
}

/** Marks the builds that the folder still holds as available and all its others as gone. @param held `remote/build` each */
export const keepFolderBuilds = (trx: Trx, held: readonly string[]) =>
  trx
    .updateTable('remote_versions')
    .set({ available: sql<boolean>`remote_id || '/' || build = ANY(${held}::text[])` })
    .where('source', '=', 'folder')
    .execute();

/** The versions of one remote, or of all remotes, newest first, without builds of the folder that are gone. */
export const listVersions = (trx: Trx, remote?: string) =>
  trx
    .selectFrom('remote_versions')
    .selectAll()
    .where((where) => where.or([where('available', '=', true), where('source', '=', 'published')]))
    .$if(remote !== undefined, (query) => query.where('remote_id', '=', remote ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('build')
    .execute();

/** The build that a version number names: the published one, else the one in the folder. */
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

export const findBuild = (trx: Trx, remote: string, build: string) =>
  trx
    .selectFrom('remote_versions')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .executeTakeFirst();

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** The version that everybody got before the one they get now. */
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

/** Notes that from now on everybody gets this build. @param at undefined: the database's time */
export const markLive = (trx: Trx, { remote, build, at }: { remote: string; build: string; at?: Date }) =>
  trx
    .updateTable('remote_versions')
    .set({ live_at: at ?? sql<Date>`now()` })
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .execute();

/** Facts about a build from its uploaded files. */
export interface UploadFacts {
  mfManifest: unknown;
  /** Transfer size of the first screen's files, gzip. */
  firstScreenBytes: number;
}

/** Turns an announced build into a published version. If the folder holds the same build, its row becomes this version's. */
export async function publishAnnounced(
  trx: Trx,
  announcement: AnnouncementRow,
  { mfManifest, firstScreenBytes }: UploadFacts,
  now: Date,
): Promise<void> {
  const { remote_id, build, version, entry, manifest, integrity, preload, accessibility } = announcement;
  const published = {
    source: 'published' as const,
    available: true,
    published_by: announcement.announced_by,
    base_url: `/remotes/${remote_id}/${build}/`,
    mf_manifest: JSON.stringify(mfManifest),
    preload: JSON.stringify(preload),
    first_screen_bytes: firstScreenBytes,
    accessibility: accessibility && JSON.stringify(accessibility),
  };
  await trx
    .insertInto('remote_versions')
    .values({
      remote_id,
      build,
      version,
      entry,
      manifest: JSON.stringify(manifest),
      integrity: JSON.stringify(integrity),
      published_at: now,
      ...published,
    })
    .onConflict((conflict) => conflict.columns(['remote_id', 'build']).doUpdateSet(published))
    .execute();
}

/** Whether each of these exists: the remote, and that version of it. */
export async function isKnown(trx: Trx, remote: string, version: string) {
  const rows = await trx.selectFrom('remote_versions').select('version').where('remote_id', '=', remote).execute();
  return { remote: rows.length > 0, version: rows.some((row) => row.version === version) };
}
