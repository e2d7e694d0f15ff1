import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { channelNamed } from './channels';
import { endedCanary, finishMove, fit, fitVersion } from './move';
import { publisherOf } from './publisher';
import { releasedIn } from './release-into';
import { STABLE, channelOf, setLive } from './channel-queries';
import { findBuild, lockRemotes } from './queries';

/** Serves a version to everybody: the one that is named, what a channel has, else the canary. */
export async function promoteVersion(ctx: Ctx<'POST /remotes/promote'>) {
  const { body, services, system, now } = ctx;
  const { remote } = body;
  const by = await publisherOf(ctx, remote);
  const from = channelNamed(body.channel);
  if (from !== STABLE && body.version !== undefined) {
    throw badField('version', `leave it out: what is released into ${from} is promoted`);
  }
  return system(async (trx) => {
    await lockRemotes(trx);
    const channel = await channelOf(trx, remote);
    const before = channel && (await findBuild(trx, remote, channel.build));
    const canary = channel?.canary_build ? await findBuild(trx, remote, channel.canary_build) : undefined;
    const released = from === STABLE ? undefined : await releasedIn(trx, { remote, channel: from, live: before });
    const chosen = released ?? canary;
    if (body.version === undefined && !chosen) throw refuse('not_found');
    const target =
      body.version === undefined && chosen ? await fit(trx, chosen) : await fitVersion(trx, remote, body.version ?? '');
    await setLive(trx, { remote, build: target.build, now, fresh: true });
    const of = from === STABLE ? {} : { channel: from };
    const facts = { version: target.version, from: before?.version, ...of, ...endedCanary(canary, target) };
    const move = { remote, action: 'remote.promoted', by, ...facts } as const;
    return { message: 'Promoted', remote: await finishMove(trx, services, move) };
  });
}
