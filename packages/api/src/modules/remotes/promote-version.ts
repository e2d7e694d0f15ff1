import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { endedCanary, finishMove, fit, fitVersion } from './move';
import { publisherOf } from './publisher';
import { channelOf, setLive } from './channel-queries';
import { findBuild, lockRemotes } from './queries';

/** Serves a version to everybody: the one that is named, else the canary. */
export async function promoteVersion(ctx: Ctx<'POST /remotes/promote'>) {
  const { body, services, system, now } = ctx;
  const { remote } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockRemotes(trx);
    const channel = await channelOf(trx, remote);
    const canary = channel?.canary_build ? await findBuild(trx, remote, channel.canary_build) : undefined;
    if (body.version === undefined && !canary) throw refuse('not_found');
    const target =
      body.version === undefined && canary ? await fit(trx, canary) : await fitVersion(trx, remote, body.version ?? '');
    const before = channel && (await findBuild(trx, remote, channel.build));
    await setLive(trx, { remote, build: target.build, now, fresh: true });
    const facts = { version: target.version, from: before?.version, ...endedCanary(canary, target) };
    const move = { remote, action: 'remote.promoted', by, ...facts } as const;
    return { message: 'Promoted', remote: await finishMove(trx, services, move) };
  });
}
