import type { Trx } from '../../platform/db/tables';
import type { LiveManifest } from './gates';
import { servedState } from './queries';

/** Manifests that somebody's page may load now: live, canary and pinned. */
export const liveManifests = async (trx: Trx): Promise<LiveManifest[]> =>
  (await servedState(trx)).builds.map(({ manifest }) => manifest);
