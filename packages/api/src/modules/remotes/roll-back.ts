import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { channelNamed } from './channels';
import { endedCanary, finishMove, fit, fitVersion } from './move';
import { publisherOf } from './publisher';
import { goBackIn } from './release-into';
import { STABLE, channelOf, setLive } from './channel-queries';
import { findBuild, lockRemotes, versionBefore } from './queries';

/** Serves what was live before, or the version that is named; in a channel what it had before. Once more goes back further. */
export async function rollBack(ctx: Ctx<'POST /remotes/rollback'>) {
  const { body, services, system, now } = ctx;
  const { remote } = body;
  const by = await publisherOf(ctx, remote);
  const of = channelNamed(body.channel);
  if (of !== STABLE && body.version !== undefined) {
    throw badField('version', `leave it out: ${of} goes back to what it had before`);
  }
  return system(async (trx) => {
    await lockRemotes(trx);
    const channel = await channelOf(trx, remote);
    const live = channel && (await findBuild(trx, remote, channel.build));
    if (!live) throw refuse('not_found');
    if (of !== STABLE) {
      const back = await goBackIn(trx, { remote, channel: of, live, now });
      const move = { remote, action: 'remote.rolled_back', by, channel: of, ...back } as const;
      return { message: 'Rolled back', remote: await finishMove(trx, services, move) };
    }
    const canary = channel.canary_build === null ? undefined : await findBuild(trx, remote, channel.canary_build);
    const earlier = await versionBefore(trx, remote, { build: live.build, liveAt: live.live_at });
    if (body.version === undefined && !earlier) throw refuse('no_earlier_version');
    const target =
      body.version === undefined && earlier
        ? await fit(trx, earlier)
        : await fitVersion(trx, remote, body.version ?? '');
    await setLive(trx, { remote, build: target.build, now, fresh: false });
    const facts = { version: target.version, from: live.version, ...endedCanary(canary, target) };
    const move = { remote, action: 'remote.rolled_back', by, ...facts } as const;
    return { message: 'Rolled back', remote: await finishMove(trx, services, move) };
  });
}
