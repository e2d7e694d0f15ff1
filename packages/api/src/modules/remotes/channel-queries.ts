import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** The channel that is always there: what everybody gets. */
export const STABLE = 'stable';

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

export const channelOf = (trx: Trx, remote: string, channel = STABLE) =>
  trx
    .selectFrom('remote_channels')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('channel', '=', channel)
    .executeTakeFirst();

/** Gives a build to those who follow a channel. */
export const setChannel = (
  trx: Trx,
  { remote, channel, now, ...moved }: { remote: string; channel: string; build: string; earlier: string[]; now: Date },
) =>
  trx
    .insertInto('remote_channels')
    .values({ remote_id: remote, channel, ...moved, moved_at: now, moved_by: 'registry' })
    .onConflict((conflict) =>
      conflict.columns(['remote_id', 'channel']).doUpdateSet({ ...moved, moved_at: now, moved_by: 'registry' }),
    )
    .execute();

/** Leaves nothing in a channel: who follows it gets what everybody gets. */
export const emptyChannel = (trx: Trx, remote: string, channel: string) =>
  trx
    .deleteFrom('remote_channels')
    .where('remote_id', '=', remote)
    .where('channel', '=', channel)
    .where('channel', '<>', STABLE)
    .execute();

/**
 * Lets everybody have a build, and ends the canary. A channel that had this build is empty from then on: going back
 * from it takes it from those who follow that, too.
 * @param fresh false: going back, which is no news of its own
 */
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
  await trx
    .deleteFrom('remote_channels')
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .where('channel', '<>', STABLE)
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
