import type { Accessibility, RemoteHistoryEntry } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Build, Description } from './read-build';

/** The one channel there is: what everybody gets. */
const STABLE = 'stable';

/** A build and where its files lie. */
export interface PlacedBuild extends Build {
  baseUrl: string;
}
export interface ServedBuild extends PlacedBuild {
  /** Whether its files are all there. */
  available: boolean;
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

/** Lets everybody have the folder's build, unless somebody has decided otherwise, for a build that is still there. */
export async function serveFolderBuild(trx: Trx, remote: string, build: string): Promise<void> {
  const moved = await trx
    .insertInto('remote_channels')
    .values({ remote_id: remote, channel: STABLE, build, moved_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['remote_id', 'channel'])
        .doUpdateSet({ build, moved_at: sql<Date>`now()`, moved_by: 'folder' })
        .where(
          sql<boolean>`remote_channels.moved_by = 'folder' OR NOT EXISTS (SELECT FROM remote_versions AS there
            WHERE there.remote_id = remote_channels.remote_id AND there.build = remote_channels.build AND there.available)`,
        )
        .where('remote_channels.build', '<>', build),
    )
    .executeTakeFirst();
  if (moved.numInsertedOrUpdatedRows === 0n) return;
  await trx
    .updateTable('remote_versions')
    .set({ live_at: sql<Date>`now()` })
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .execute();
}

/** The folder holds these remotes and of them these builds: others of it are no longer served, or no longer there. */
export async function withdrawFromFolder(
  trx: Trx,
  found: { remotes: readonly string[]; builds: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('remote_channels')
    .where('moved_by', '=', 'folder')
    .where('canary_build', 'is', null)
    .where(sql<boolean>`remote_id <> ALL(${found.remotes}::text[])`)
    .execute();
  await trx
    .updateTable('remote_versions')
    .set({ available: sql<boolean>`remote_id || '/' || build = ANY(${found.builds}::text[])` })
    .where('source', '=', 'folder')
    .execute();
}

const BUILD = [
  'remote_versions.manifest',
  'remote_versions.build',
  'remote_versions.entry',
  'remote_versions.mf_manifest as mfManifest',
  'remote_versions.integrity',
  'remote_versions.preload',
  'remote_versions.base_url as baseUrl',
  'remote_versions.available',
] as const;

/** What everybody gets of each remote, and what some get instead. */
export async function servedState(trx: Trx) {
  const channels = await trx
    .selectFrom('remote_channels')
    .selectAll()
    .where('channel', '=', STABLE)
    .orderBy('remote_id')
    .execute();
  const pins = await trx
    .selectFrom('remote_pins')
    .innerJoin('tenants', 'tenants.id', 'remote_pins.tenant_id')
    .select(['remote_id', 'tenant_id', 'tenants.name as tenant_name', 'build', 'pinned_at'])
    .orderBy('tenants.name')
    .execute();
  const builds = await trx
    .selectFrom('remote_versions')
    .select(['remote_id', ...BUILD])
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('remote_channels')
            .select('channel')
            .whereRef('remote_channels.remote_id', '=', 'remote_versions.remote_id')
            .where((or) =>
              or.or([
                or('remote_channels.build', '=', or.ref('remote_versions.build')),
                or('remote_channels.canary_build', '=', or.ref('remote_versions.build')),
              ]),
            ),
        ),
        where.exists(
          where
            .selectFrom('remote_pins')
            .select('tenant_id')
            .whereRef('remote_pins.remote_id', '=', 'remote_versions.remote_id')
            .whereRef('remote_pins.build', '=', 'remote_versions.build'),
        ),
      ]),
    )
    .execute();
  return { channels, pins, builds };
}

/** Builds of these remotes that everybody had once and whose files are all here: what can be served in the place of another. */
export const wholeBuilds = async (trx: Trx, remotes: readonly string[]) =>
  remotes.length === 0
    ? []
    : trx
        .selectFrom('remote_versions')
        .select(['remote_id', ...BUILD])
        .where('remote_id', 'in', [...remotes])
        .where('available', '=', true)
        .where('live_at', 'is not', null)
        .where((or) => or.or([or('source', '=', 'folder'), or('first_screen_bytes', 'is not', null)]))
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

export const channelOf = (trx: Trx, remote: string) =>
  trx
    .selectFrom('remote_channels')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('channel', '=', STABLE)
    .executeTakeFirst();

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

/** Lets everybody have a build, and ends the canary. @param fresh false: going back, which is no news of its own */
export async function setLive(
  trx: Trx,
  { remote, build, now, fresh }: { remote: string; build: string; now: Date; fresh: boolean },
): Promise<void> {
  const moved = { build, moved_at: now, moved_by: 'registry' as const };
  const without = { canary_build: null, canary_percent: null, canary_since: null };
  await trx
    .insertInto('remote_channels')
    .values({ remote_id: remote, channel: STABLE, ...moved })
    .onConflict((conflict) => conflict.columns(['remote_id', 'channel']).doUpdateSet({ ...moved, ...without }))
    .execute();
  if (!fresh) return;
  await trx
    .updateTable('remote_versions')
    .set({ live_at: now })
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .execute();
}

export const setCanary = (trx: Trx, remote: string, canary: { build: string; percent: number; since: Date } | null) =>
  trx
    .updateTable('remote_channels')
    .set({
      canary_build: canary?.build ?? null,
      canary_percent: canary?.percent ?? null,
      canary_since: canary?.since ?? null,
    })
    .where('remote_id', '=', remote)
    .where('channel', '=', STABLE)
    .execute();

/** The canaries there are; the rows stay locked, and those that another instance looks at are left to it. */
export const lockCanaries = (trx: Trx) =>
  trx
    .selectFrom('remote_channels')
    .innerJoin('remote_versions', (join) =>
      join
        .onRef('remote_versions.remote_id', '=', 'remote_channels.remote_id')
        .onRef('remote_versions.build', '=', 'remote_channels.canary_build'),
    )
    .select(['remote_channels.remote_id as remote', 'version', 'canary_build as build'])
    .select(['canary_since as since', 'canary_percent as percent'])
    .orderBy('remote_channels.remote_id')
    .forUpdate('remote_channels')
    .skipLocked()
    .execute();

export const setPin = (trx: Trx, pin: { remote: string; tenantId: string; build: string; now: Date }) =>
  trx
    .insertInto('remote_pins')
    .values({ remote_id: pin.remote, tenant_id: pin.tenantId, build: pin.build, pinned_at: pin.now })
    .onConflict((conflict) =>
      conflict.columns(['remote_id', 'tenant_id']).doUpdateSet({ build: pin.build, pinned_at: pin.now }),
    )
    .execute();

export const deletePin = async (trx: Trx, remote: string, tenantId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('remote_pins')
    .where('remote_id', '=', remote)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const tenantName = async (trx: Trx, id: string): Promise<string | undefined> =>
  (await trx.selectFrom('tenants').select('name').where('id', '=', id).executeTakeFirst())?.name;

/** Tenants whose name contains the text, whatever the case. */
export const tenantsNamed = (trx: Trx, text: string, limit: number) =>
  trx
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where(sql<boolean>`position(lower(${text}) IN lower(name)) > 0`)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();

interface Facts {
  by?: string;
  version?: string;
  from?: string;
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
    const { by, version, from, percent, detail } = details as Facts;
    return {
      id,
      at: at.toISOString(),
      action: action as RemoteHistoryEntry['action'],
      remote: subject_id ?? '',
      actor: by ?? null,
      version: version ?? null,
      from: from ?? null,
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
export type ServedState = Awaited<ReturnType<typeof servedState>>;
