import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { findReleaseChannel, releaseChannelNamed, setLive, STABLE } from '../remote-serving';
import { findBuild, versionBefore } from '../remote-versions';
import { fit, fitVersion } from './fit';
import { endedCanary, outcomeOf } from './move';
import { lockMoves } from './move-queries';
import { noSuchRemote } from './not-there';
import { publisherOf } from './publisher';
import { takeBack } from './release-channel-moves';

/**
 * Gives everybody the named version or the one they had before; with a release channel, gives its followers what they had
 * before there. Repeating it goes back further.
 */
export async function rollBack(ctx: Ctx<'POST /remotes/rollback'>) {
  const { body, services, system, now } = ctx;
  const { remote } = body;
  const by = await publisherOf(ctx, remote);
  const releaseChannel = releaseChannelNamed(body.release_channel);
  if (releaseChannel !== STABLE && body.version !== undefined) {
    throw badField('version', 'goes_back_itself', { releaseChannel });
  }
  return system(async (trx) => {
    await lockMoves(trx);
    const stable = await findReleaseChannel(trx, remote);
    const live = stable && (await findBuild(trx, remote, stable.build));
    if (!live) throw noSuchRemote(remote);
    if (releaseChannel !== STABLE) {
      const back = await takeBack(trx, { remote, releaseChannel, live, now });
      const details = { releaseChannel, ...back };
      return outcomeOf(trx, services, 'Rolled back', { remote, action: 'remote.rolled_back', by, details });
    }
    const canary = stable.canary_build === null ? undefined : await findBuild(trx, remote, stable.canary_build);
    const earlier = await versionBefore(trx, remote, { build: live.build, liveAt: live.live_at });
    if (body.version === undefined && !earlier) throw refuse('no_earlier_version');
    const target =
      body.version === undefined && earlier
        ? await fit(trx, earlier)
        : await fitVersion(trx, remote, body.version ?? '');
    await setLive(trx, { remote, build: target.build, now, fresh: false });
    const details = { version: target.version, from: live.version, ...endedCanary(canary, target) };
    return outcomeOf(trx, services, 'Rolled back', { remote, action: 'remote.rolled_back', by, details });
  });
}
