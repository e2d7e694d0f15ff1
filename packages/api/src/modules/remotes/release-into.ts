import { badField, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import { channelOf, emptyChannel, setChannel, STABLE } from './channel-queries';
import { earlierIn, isOvertaken } from './channels';
import { droppedGate } from './gates';
import { surroundingsOf } from './live-manifests';
import { fit } from './move';
import { allVersions, findBuild, type VersionRow } from './queries';

/** Releases that a channel can be taken back to. */
const KEPT = 20;

interface Place {
  remote: string;
  /** Not `stable`. */
  channel: string;
}

const versionIn = async (trx: Trx, { remote, channel }: Place): Promise<VersionRow | undefined> => {
  const own = await channelOf(trx, remote, channel);
  return own && findBuild(trx, remote, own.build);
};

/**
 * Gives a build to those who follow a channel.
 * @returns the version that they had; undefined: what everybody gets
 * @throws ApiFault if none of them would get it
 */
export async function releaseInto(
  trx: Trx,
  { target, now, ...place }: Place & { target: VersionRow; now: Date },
): Promise<string | undefined> {
  const { remote, channel } = place;
  const live = await versionIn(trx, { remote, channel: STABLE });
  if (!live) throw badField('channel', 'nothing is live yet: release the first version to everybody');
  if (live.build === target.build) throw badField('version', 'is what everybody gets already');
  if (isOvertaken(target, live)) {
    throw badField('version', `everybody gets ${live.version}, which is newer: no follower would get it`);
  }
  const own = await channelOf(trx, remote, channel);
  const before = own && (await findBuild(trx, remote, own.build));
  const earlier = own && own.build !== target.build ? [...own.earlier, own.build] : (own?.earlier ?? []);
  const kept = earlier.filter((build) => build !== target.build).slice(-KEPT);
  await setChannel(trx, { ...place, build: target.build, earlier: kept, now });
  return before?.version;
}

/** What a channel has that everybody is to get. @throws ApiFault if there is none, or everybody has a newer one */
export async function releasedIn(
  trx: Trx,
  { live, ...place }: Place & { live: VersionRow | undefined },
): Promise<VersionRow> {
  const released = await versionIn(trx, place);
  if (!released) throw nothingIn(place);
  if (live && isOvertaken(released, live)) {
    throw badField('channel', `everybody gets ${live.version}, which is newer than its ${released.version}`);
  }
  return released;
}

const nothingIn = ({ remote, channel }: Place) =>
  badField('channel', `nothing of ${remote} is released into ${channel}`);

/**
 * Gives those who follow a channel what they had before there, or what everybody gets.
 * @returns the versions; no `version`: the channel is empty now
 * @throws ApiFault if something that is live needs what would go
 */
export async function goBackIn(
  trx: Trx,
  { live, now, ...place }: Place & { live: VersionRow; now: Date },
): Promise<{ from?: string; version?: string }> {
  const { remote, channel } = place;
  const own = await channelOf(trx, remote, channel);
  if (!own) throw nothingIn(place);
  const from = (await findBuild(trx, remote, own.build))?.version;
  const back = earlierIn(own.earlier, { live, versions: await allVersions(trx, remote) });
  const target = back && (await findBuild(trx, remote, back.build));
  if (target) {
    await fit(trx, target, channel);
    await setChannel(trx, { ...place, ...back, now });
    return { from, version: target.version };
  }
  const faults = droppedGate(live.manifest, await surroundingsOf(trx, live.manifest, channel));
  if (faults.length > 0) throw refuse('publish_refused', faults);
  await emptyChannel(trx, remote, channel);
  return { from };
}
