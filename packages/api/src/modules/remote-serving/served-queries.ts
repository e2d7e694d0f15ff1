import type { Trx } from '../../platform/db/tables';
import type { PlacedBuild } from '../remote-versions';
import { STABLE } from './release-channels';

/** A build with the columns that a registry entry needs. */
export interface ServedBuild extends PlacedBuild {
  remote_id: string;
  /** Whether all its files can be fetched. */
  available: boolean;
}

const BUILD = [
  'remote_versions.remote_id',
  'remote_versions.manifest',
  'remote_versions.build',
  'remote_versions.entry',
  'remote_versions.mf_manifest as mfManifest',
  'remote_versions.integrity',
  'remote_versions.preload',
  'remote_versions.base_url as baseUrl',
  'remote_versions.available',
] as const;

/** Reads which build each remote serves to everybody, to canaries, to release channels and to pinned tenants. */
export async function readServedState(trx: Trx) {
  const releaseChannels = await trx
    .selectFrom('remote_channels')
    .select(['remote_id', 'channel as releaseChannel', 'build', 'moved_at', 'moved_by', 'earlier'])
    .select(['canary_build', 'canary_percent', 'canary_since'])
    .orderBy('remote_id')
    .orderBy('channel')
    .execute();
  const tenants = await trx
    .selectFrom('remote_pins')
    .innerJoin('tenants', 'tenants.id', 'remote_pins.tenant_id')
    .select([
      'remote_id',
      'tenant_id',
      'tenants.name as tenant_name',
      'build',
      'channel as releaseChannel',
      'pinned_at',
    ])
    .orderBy('tenants.name')
    .execute();
  const builds: ServedBuild[] = await trx
    .selectFrom('remote_versions')
    .select(BUILD)
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
    /** One row a remote: the stable version, and the canary. */
    stable: releaseChannels.filter(({ releaseChannel }) => releaseChannel === STABLE),
    /** Builds that the other release channels serve. */
    releases: releaseChannels.filter(({ releaseChannel }) => releaseChannel !== STABLE),
    pins: tenants.flatMap(({ build, releaseChannel: _, ...pin }) => (build === null ? [] : [{ ...pin, build }])),
    followers: tenants.flatMap(({ releaseChannel, build: _, ...follower }) =>
      releaseChannel === null ? [] : [{ ...follower, releaseChannel }],
    ),
    /** Every build that the rows above name. */
    builds,
  };
}

export type ServedState = Awaited<ReturnType<typeof readServedState>>;

/** The available builds of these remotes that everybody once got: they can stand in for newer ones. */
export const readStandIns = async (trx: Trx, remotes: readonly string[]): Promise<ServedBuild[]> =>
  remotes.length === 0
    ? []
    : trx
        .selectFrom('remote_versions')
        .select(BUILD)
        .where('remote_id', 'in', [...remotes])
        .where('available', '=', true)
        .where('live_at', 'is not', null)
        .execute();
