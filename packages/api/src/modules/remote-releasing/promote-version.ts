import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { findReleaseChannel, releaseChannelNamed, setLive, STABLE } from '../remote-serving';
import { findBuild } from '../remote-versions';
import { fit, fitVersion } from './fit';
import { endedCanary, outcomeOf } from './move';
import { lockMoves } from './move-queries';
import { noSuchRemote } from './not-there';
import { publisherOf } from './publisher';
import { promotable } from './release-channel-moves';

const nothingToPromote = (remote: string) =>
  refuse('not_found', [fieldFault('version', 'nothing_to_promote', { remote })]);

/** Gives everybody a version: the named one, that of a release channel, or else the canary. */
export async function promoteVersion(ctx: Ctx<'POST /remotes/promote'>) {
  const { body, services, system, now } = ctx;
  const { remote } = body;
  const by = await publisherOf(ctx, remote);
  const source = releaseChannelNamed(body.release_channel);
  if (source !== STABLE && body.version !== undefined) {
    throw badField('version', 'promotes_released', { releaseChannel: source });
  }
  return system(async (trx) => {
    await lockMoves(trx);
    const stable = await findReleaseChannel(trx, remote);
    const before = stable && (await findBuild(trx, remote, stable.build));
    const canary = stable?.canary_build ? await findBuild(trx, remote, stable.canary_build) : undefined;
    const released =
      source === STABLE ? undefined : await promotable(trx, { remote, releaseChannel: source, live: before });
    const chosen = released ?? canary;
    if (!before && body.version === undefined) throw noSuchRemote(remote);
    if (!chosen && body.version === undefined) throw nothingToPromote(remote);
    const target =
      body.version === undefined && chosen ? await fit(trx, chosen) : await fitVersion(trx, remote, body.version ?? '');
    await setLive(trx, { remote, build: target.build, now, fresh: true });
    const details = {
      version: target.version,
      from: before?.version,
      ...(source !== STABLE && { releaseChannel: source }),
      ...endedCanary(canary, target),
    };
    return outcomeOf(trx, services, 'Promoted', { remote, action: 'remote.promoted', by, details });
  });
}
