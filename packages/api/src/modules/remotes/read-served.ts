import type { Trx } from '../../platform/db/tables';
import { failedTrials } from '../version-matrix';
import { servedState, wholeBuilds } from './served-queries';
import { servedRemotes, type ServedRemote } from './served';

/** What is served, with stand-ins for what broke the contract with some shell. */
export async function readServed(trx: Trx): Promise<ServedRemote[]> {
  const state = await servedState(trx);
  const served = new Set(state.builds.map(({ remote_id, build }) => `${remote_id}/${build}`));
  const failed = await failedTrials(trx);
  const broken = failed.filter(({ remote_id, build }) => served.has(`${remote_id}/${build}`));
  const whole = await wholeBuilds(trx, [...new Set(broken.map(({ remote_id }) => remote_id))]);
  return servedRemotes(state, { failed, whole });
}
