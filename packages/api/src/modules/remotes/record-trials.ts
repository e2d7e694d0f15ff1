import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { saveTrials } from '../version-matrix';
import { finishMove } from './move';
import { publisherOf } from './publisher';
import { channelOf } from './channel-queries';
import { findBuild, lockRemotes } from './queries';

/** Takes down how builds did with shells. From the commit on nobody gets a pair that failed. */
export async function recordTrials(ctx: Ctx<'POST /remotes/trials'>) {
  const { body, services, system, now } = ctx;
  const { remote, trials } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockRemotes(trx);
    if (!(await channelOf(trx, remote)) && !(await findBuild(trx, remote, trials[0]?.build ?? ''))) {
      throw refuse('not_found');
    }
    for (const [at, { build }] of trials.entries()) {
      if (await findBuild(trx, remote, build)) continue;
      throw refuse('unknown_id', [{ field: `trials.${at}.build`, reason: `${remote} has no build ${build}` }]);
    }
    // One statement cannot change a row twice: of a pair that is named twice the last word counts.
    const pairs = [...new Map(trials.map((trial) => [`${trial.build} ${trial.shell}`, trial])).values()];
    await saveTrials(trx, remote, pairs, { by: by.name, now });
    const passed = pairs.filter((trial) => trial.passed).length;
    const detail = `${passed} of ${pairs.length} ${pairs.length === 1 ? 'pair' : 'pairs'} passed`;
    const move = { remote, action: 'remote.tried', by, detail } as const;
    return { message: 'Trials recorded', remote: await finishMove(trx, services, move) };
  });
}
