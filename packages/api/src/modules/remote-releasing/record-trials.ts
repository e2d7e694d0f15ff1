import { fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { findReleaseChannel } from '../remote-serving';
import { findAnnouncedBuild, findBuild } from '../remote-versions';
import { saveTrials } from '../version-matrix';
import { outcomeOf } from './move';
import { lockMoves } from './move-queries';
import { publisherOf } from './publisher';

/** A build is tried before its release makes it a version. */
const isKnownBuild = async (trx: Trx, remote: string, build: string): Promise<boolean> =>
  Boolean((await findBuild(trx, remote, build)) ?? (await findAnnouncedBuild(trx, remote, build)));

/**
 * Records how builds did in the contract suite with shells. Once committed, no page gets a pair that failed. A result
 * reported with a team's deploy key is marked as the publisher's word, and replaces no result of the deployment's own.
 */
export async function recordTrials(ctx: Ctx<'POST /remotes/trials'>) {
  const { body, services, system, now } = ctx;
  const { remote, trials } = body;
  const by = await publisherOf(ctx, remote);
  const byDeployment = by.remote === null;
  return system(async (trx) => {
    await lockMoves(trx);
    if (!(await findReleaseChannel(trx, remote)) && !(await isKnownBuild(trx, remote, trials[0]?.build ?? ''))) {
      throw refuse('not_found');
    }
    for (const [at, { build }] of trials.entries()) {
      if (await isKnownBuild(trx, remote, build)) continue;
      throw refuse('unknown_id', [fieldFault(`trials.${at}.build`, 'no_such_build', { remote, build })]);
    }
    // One statement cannot change a row twice, so of a pair that is named twice the last result counts.
    const pairs = [...new Map(trials.map((trial) => [`${trial.build} ${trial.shell}`, trial])).values()];
    const counted = await saveTrials(trx, remote, pairs, { by: by.name, byDeployment, now });
    const passed = pairs.filter((trial) => trial.passed).length;
    const outcome = await outcomeOf(trx, services, 'Trials recorded', {
      remote,
      action: 'remote.tried',
      by,
      details: { pairs: { passed, tried: pairs.length, kept: pairs.length - counted } },
    });
    const toldBy = byDeployment ? ('deployment' as const) : ('publisher' as const);
    return { ...outcome, answer: { ...outcome.answer, toldBy } };
  });
}
