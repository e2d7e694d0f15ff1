import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { channelNamed } from './channels';
import { finishMove, fitVersion } from './move';
import { publisherOf } from './publisher';
import { STABLE, channelOf, setCanary } from './channel-queries';
import { findBuild, lockRemotes } from './queries';

/** Changes who gets the canary, what it is, or ends it. */
export async function changeCanary(ctx: Ctx<'POST /remotes/canary'>) {
  const { body, services, system, now } = ctx;
  const { remote, percent } = body;
  const by = await publisherOf(ctx, remote);
  if (channelNamed(body.channel) !== STABLE)
    throw badField('channel', 'a canary is of what everybody gets: leave it out');
  return system(async (trx) => {
    await lockRemotes(trx);
    const channel = await channelOf(trx, remote);
    if (!channel) throw refuse('not_found');
    const canary = channel.canary_build === null ? undefined : await findBuild(trx, remote, channel.canary_build);
    if (percent === 0) {
      if (!canary) throw refuse('not_found');
      await setCanary(trx, remote, null);
      const move = { remote, action: 'remote.canary_stopped', by, version: canary.version } as const;
      return { message: 'Canary ended', remote: await finishMove(trx, services, move) };
    }
    const target = body.version === undefined ? canary : await fitVersion(trx, remote, body.version);
    if (!target) throw refuse('not_found');
    if (target.build === channel.build) throw badField('version', 'is what everybody gets already');
    // The same canary for more people goes on: what it has failed so far still counts.
    const since = target.build === canary?.build && channel.canary_since ? channel.canary_since : now;
    await setCanary(trx, remote, { build: target.build, percent, since });
    const move = { remote, action: 'remote.canary_set', by, version: target.version, percent } as const;
    return { message: 'Canary set', remote: await finishMove(trx, services, move) };
  });
}
