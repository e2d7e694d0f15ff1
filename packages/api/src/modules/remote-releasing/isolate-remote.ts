import { none, type RemoteManifest } from '@slotwise/contract';
import { badField } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { findReleaseChannel, isolate, trust } from '../remote-serving';
import { findBuild } from '../remote-versions';
import { outcomeOf } from './move';
import { lockMoves } from './move-queries';
import { noSuchRemote } from './not-there';
import { administratorOf } from './publisher';

/** From a frame nobody signs in, and nobody administers: kept apart, it would have to trust itself again, and could not. */
const isNeededToTrust = ({ audience, routes }: RemoteManifest) =>
  audience === 'deployment' || routes.some(({ access }) => access === 'visitor');

/** Lets pages keep a remote apart, or trust it again: all of its versions, for everybody, from the next visit on. */
export async function isolateRemote(ctx: Ctx<'POST /remotes/isolation'>) {
  const { body, services, system, now } = ctx;
  const { remote, isolated } = body;
  const by = await administratorOf(ctx);
  return system(async (trx) => {
    await lockMoves(trx);
    const live = await findReleaseChannel(trx, remote);
    if (!live) throw noSuchRemote(remote);
    const { manifest } = (await findBuild(trx, remote, live.build)) ?? {};
    if (isolated && manifest && isNeededToTrust(manifest)) throw badField('remote', 'needed_to_trust');
    const isChanged = isolated ? await isolate(trx, remote, now) : await trust(trx, remote);
    const action = isolated ? 'remote.isolated' : 'remote.trusted';
    const message = isolated ? 'Kept apart' : 'Trusted';
    const outcome = await outcomeOf(trx, services, message, { remote, action, by, details: {} });
    return isChanged ? outcome : { answer: outcome.answer, audit: none('the remote is as it was') };
  });
}
