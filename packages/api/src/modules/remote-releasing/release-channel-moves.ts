import { badField, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import {
  earlierRelease,
  emptyReleaseChannel,
  findReleaseChannel,
  isOvertaken,
  setReleaseChannel,
  STABLE,
  type ReleaseChannelOf,
} from '../remote-serving';
import { findBuild, listVersions, type VersionRow } from '../remote-versions';
import { fit } from './fit';
import { droppedGate } from './gates';
import { surroundingsOf } from './surroundings';

/** Releases that a release channel can be taken back to. */
const EARLIER_MAX = 20;

async function releasedVersion(trx: Trx, remote: string, releaseChannel: string): Promise<VersionRow | undefined> {
  const row = await findReleaseChannel(trx, remote, releaseChannel);
  return row && findBuild(trx, remote, row.build);
}

const nothingReleased = ({ remote, releaseChannel }: ReleaseChannelOf) =>
  badField('release_channel', 'nothing_released', { remote, releaseChannel });

/**
 * Gives a build to the followers of a release channel.
 * @returns the version they had; undefined: the stable one
 * @throws ApiFault if no follower would get the build
 */
export async function releaseInto(
  trx: Trx,
  { target, now, ...place }: ReleaseChannelOf & { target: VersionRow; now: Date },
): Promise<string | undefined> {
  const { remote, releaseChannel } = place;
  const live = await releasedVersion(trx, remote, STABLE);
  if (!live) throw badField('release_channel', 'nothing_live');
  if (live.build === target.build) throw badField('version', 'live_already');
  if (isOvertaken(target, live)) {
    throw badField('version', 'live_is_newer', { live: live.version });
  }
  const row = await findReleaseChannel(trx, remote, releaseChannel);
  const before = row && (await findBuild(trx, remote, row.build));
  const earlier = row && row.build !== target.build ? [...row.earlier, row.build] : (row?.earlier ?? []);
  const kept = earlier.filter((build) => build !== target.build).slice(-EARLIER_MAX);
  await setReleaseChannel(trx, { ...place, build: target.build, earlier: kept, now });
  return before?.version;
}

/** The version of a release channel that everybody is to get. @throws ApiFault if there is none or everybody has a newer one */
export async function promotable(
  trx: Trx,
  { live, ...place }: ReleaseChannelOf & { live: VersionRow | undefined },
): Promise<VersionRow> {
  const released = await releasedVersion(trx, place.remote, place.releaseChannel);
  if (!released) throw nothingReleased(place);
  if (live && isOvertaken(released, live)) {
    throw badField('release_channel', 'live_is_newer_than', { live: live.version, version: released.version });
  }
  return released;
}

/**
 * Takes the followers of a release channel back to their earlier version there, or else to the stable one.
 * @returns the versions; without `version` the release channel is empty now
 * @throws ApiFault if something that is live needs what would go
 */
export async function takeBack(
  trx: Trx,
  { live, now, ...place }: ReleaseChannelOf & { live: VersionRow; now: Date },
): Promise<{ from?: string; version?: string }> {
  const { remote, releaseChannel } = place;
  const row = await findReleaseChannel(trx, remote, releaseChannel);
  if (!row) throw nothingReleased(place);
  const from = (await findBuild(trx, remote, row.build))?.version;
  const back = earlierRelease(row.earlier, { live, versions: await listVersions(trx, remote) });
  const target = back && (await findBuild(trx, remote, back.build));
  if (target) {
    await fit(trx, target, releaseChannel);
    await setReleaseChannel(trx, { ...place, ...back, now });
    return { from, version: target.version };
  }
  const faults = droppedGate(live.manifest, await surroundingsOf(trx, live.manifest, releaseChannel));
  if (faults.length > 0) throw refuse('publish_refused', faults);
  await emptyReleaseChannel(trx, place);
  return { from };
}
