import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { markLive } from '../remote-versions';
import { STABLE } from './release-channels';

/** Gives everybody the folder's build, unless the registry has given them another one that is still available. */
export async function serveFolderBuild(trx: Trx, remote: string, build: string): Promise<void> {
  const moved = await trx
    .insertInto('remote_channels')
    .values({ remote_id: remote, channel: STABLE, build, moved_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['remote_id', 'channel'])
        .doUpdateSet({ build, moved_at: sql<Date>`now()`, moved_by: 'folder' })
        .where(
          sql<boolean>`remote_channels.moved_by = 'folder' OR NOT EXISTS (SELECT FROM remote_versions AS served
            WHERE served.remote_id = remote_channels.remote_id AND served.build = remote_channels.build AND served.available)`,
        )
        .where('remote_channels.build', '<>', build),
    )
    .executeTakeFirst();
  if (moved.numInsertedOrUpdatedRows === 0n) return;
  await markLive(trx, { remote, build });
}

/** Stops serving what the folder had put there of remotes that are no longer in the folder. @param held ids of those that are */
export const dropFolderRemotes = (trx: Trx, held: readonly string[]) =>
  trx
    .deleteFrom('remote_channels')
    .where('moved_by', '=', 'folder')
    .where('canary_build', 'is', null)
    .where(sql<boolean>`remote_id <> ALL(${held}::text[])`)
    .execute();

export const findReleaseChannel = (trx: Trx, remote: string, releaseChannel = STABLE) =>
  trx
    .selectFrom('remote_channels')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('channel', '=', releaseChannel)
    .executeTakeFirst();

/** A release channel of one remote; it is not `stable`. */
export interface ReleaseChannelOf {
  remote: string;
  releaseChannel: string;
}

/** Gives a build to the followers of a release channel. */
export const setReleaseChannel = (
  trx: Trx,
  { remote, releaseChannel, now, ...release }: ReleaseChannelOf & { build: string; earlier: string[]; now: Date },
) =>
  trx
    .insertInto('remote_channels')
    .values({ remote_id: remote, channel: releaseChannel, ...release, moved_at: now, moved_by: 'registry' })
    .onConflict((conflict) =>
      conflict.columns(['remote_id', 'channel']).doUpdateSet({ ...release, moved_at: now, moved_by: 'registry' }),
    )
    .execute();

/** Leaves nothing in a release channel: its followers get what everybody gets. */
export const emptyReleaseChannel = (trx: Trx, { remote, releaseChannel }: ReleaseChannelOf) =>
  trx
    .deleteFrom('remote_channels')
    .where('remote_id', '=', remote)
    .where('channel', '=', releaseChannel)
    .where('channel', '<>', STABLE)
    .execute();

/**
 * Gives everybody a build and ends the canary. A release channel that had this build becomes empty, so that a later
 * rollback takes the build from its followers too.
 * @param fresh false for a rollback, which does not count as going live
 */
export async function setLive(
  trx: Trx,
  { remote, build, now, fresh }: { remote: string; build: string; now: Date; fresh: boolean },
): Promise<void> {
  const moved = { build, moved_at: now, moved_by: 'registry' as const };
  const noCanary = { canary_build: null, canary_percent: null, canary_since: null };
  await trx
    .insertInto('remote_channels')
    .values({ remote_id: remote, channel: STABLE, ...moved })
    .onConflict((conflict) => conflict.columns(['remote_id', 'channel']).doUpdateSet({ ...moved, ...noCanary }))
    .execute();
  await trx
    .deleteFrom('remote_channels')
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .where('channel', '<>', STABLE)
    .execute();
  if (fresh) await markLive(trx, { remote, build, at: now });
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

/** All canaries. Their rows stay locked; rows that another instance has locked are skipped. */
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
