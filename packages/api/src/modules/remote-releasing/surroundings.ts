import type { RemoteManifest } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { isOvertaken, reachable, readServed, STABLE } from '../remote-serving';
import { latestShells } from '../version-matrix';
import type { Surroundings } from './gates';

/** Shells that people may still have open: the current one and the one before. */
const SHELLS = 2;

/** Reads the manifests that pages may load beside a candidate for a release channel. */
export async function surroundingsOf(
  trx: Trx,
  { id, version }: Pick<RemoteManifest, 'id' | 'version'>,
  releaseChannel = STABLE,
): Promise<Surroundings> {
  const shells = (await latestShells(trx, SHELLS)).map(({ build }) => build);
  const served = await readServed(trx, id);
  // The candidate replaces what its own release channel has. A new version for everybody also replaces older releases.
  const isReplaced = (own: { version: string }, name: string) =>
    name === releaseChannel || (releaseChannel === STABLE && !isOvertaken({ version }, own));
  const live = reachable(served, shells, (entry, name) => entry.id !== id || isReplaced(entry, name));
  const together = reachable(served, shells, (_entry, name) => name === releaseChannel);
  return { live: live.map(({ manifest }) => manifest), together: together.map(({ manifest }) => manifest) };
}
