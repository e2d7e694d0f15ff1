import type { Trx } from '../../platform/db/tables';
import { failedTrials } from '../version-matrix';
import { readClaims } from './claim-queries';
import { Claims } from './claims';
import { isolatedRemotes } from './isolation-queries';
import { readServedState, readStandIns } from './served-queries';
import { servedRemotes, type ServedRemote } from './served-remotes';

/**
 * Reads what is served. Stand-ins are read only of remotes that serve a build which broke the contract with some shell.
 * @param candidate remote that is about to claim what it was given: nobody else owns that
 */
export async function readServed(trx: Trx, candidate?: string): Promise<ServedRemote[]> {
  const state = await readServedState(trx);
  const failed = await failedTrials(trx);
  const isolated = await isolatedRemotes(trx);
  const claims = new Claims(await readClaims(trx), candidate);
  const served = new Set(state.builds.map(({ remote_id, build }) => `${remote_id}/${build}`));
  const broken = failed.filter(({ remote_id, build }) => served.has(`${remote_id}/${build}`));
  const standIns = await readStandIns(trx, [...new Set(broken.map(({ remote_id }) => remote_id))]);
  return servedRemotes(state, { failed, standIns, isolated, claims });
}
