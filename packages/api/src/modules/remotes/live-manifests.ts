import type { Trx } from '../../platform/db/tables';
import { latestShells } from '../version-matrix';
import type { LiveManifest } from './gates';
import { readServed } from './read-served';
import { reachable } from './served';

/** Shells whose pages people may still have open: the one that is given out and the one before. */
const SHELLS = 2;

/** Manifests that somebody's page may load now: live, canary, pinned, and what stands in where one failed with a shell. */
export async function liveManifests(trx: Trx): Promise<LiveManifest[]> {
  const shells = (await latestShells(trx, SHELLS)).map(({ build }) => build);
  return reachable(await readServed(trx), shells).map(({ manifest }) => manifest);
}
