import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { findReleaseChannel, releaseChannelNamed, setCanary, STABLE } from '../remote-serving';
import { findBuild } from '../remote-versions';
import { fitVersion } from './fit';
import { outcomeOf } from './move';
import { lockMoves } from './move-queries';
import { noSuchRemote } from './not-there';
import { publisherOf } from './publisher';

const noCanary = (remote: string) => refuse('not_found', [fieldFault('remote', 'no_canary', { remote })]);

/** Changes the canary's version or its share of people, or ends it. */
export async function changeCanary(ctx: Ctx<'POST /remotes/canary'>) {
  const { body, services, system, now } = ctx;
  const { remote, percent } = body;
  const by = await publisherOf(ctx, remote);
  if (releaseChannelNamed(body.release_channel) !== STABLE)
    throw badField('release_channel', 'canary_of_release_channel');
  return system(async (trx) => {
    await lockMoves(trx);
    const stable = await findReleaseChannel(trx, remote);
    if (!stable) throw noSuchRemote(remote);
    const canary = stable.canary_build === null ? undefined : await findBuild(trx, remote, stable.canary_build);
    if (percent === 0) {
      if (!canary) throw noCanary(remote);
      await setCanary(trx, remote, null);
      const details = { version: canary.version };
      return outcomeOf(trx, services, 'Canary ended', { remote, action: 'remote.canary_stopped', by, details });
    }
    const target = body.version === undefined ? canary : await fitVersion(trx, remote, body.version);
    if (!target) throw noCanary(remote);
    if (target.build === stable.build) throw badField('version', 'live_already');
    // A canary of the same build that only grows keeps its start, so that its failures so far still count.
    const since = target.build === canary?.build && stable.canary_since ? stable.canary_since : now;
    await setCanary(trx, remote, { build: target.build, percent, since });
    const details = { version: target.version, percent };
    return outcomeOf(trx, services, 'Canary set', { remote, action: 'remote.canary_set', by, details });
  });
}
