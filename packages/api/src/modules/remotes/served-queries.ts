import type { Trx } from '../../platform/db/tables';
import { STABLE } from './channel-queries';
import type { PlacedBuild } from './queries';

export interface ServedBuild extends PlacedBuild {
  /** Whether its files are all there. */
  available: boolean;
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
  const all = await trx.selectFrom('remote_channels').selectAll().orderBy('remote_id').orderBy('channel').execute();
  const kept = await trx
    .selectFrom('remote_pins')
    .innerJoin('tenants', 'tenants.id', 'remote_pins.tenant_id')
    .select(['remote_id', 'tenant_id', 'tenants.name as tenant_name', 'build', 'channel', 'pinned_at'])
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
  return {
    channels: all.filter(({ channel }) => channel === STABLE),
    /** What is released into the other channels. */
    releases: all.filter(({ channel }) => channel !== STABLE),
    pins: kept.flatMap(({ build, channel: _, ...pin }) => (build === null ? [] : [{ ...pin, build }])),
    followers: kept.flatMap(({ channel, build: _, ...follower }) =>
      channel === null ? [] : [{ ...follower, channel }],
    ),
    builds,
  };
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

export type ServedState = Awaited<ReturnType<typeof servedState>>;
