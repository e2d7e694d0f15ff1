import type { RemoteManifest } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { latestShells } from '../version-matrix';
import { STABLE } from './channel-queries';
import { isOvertaken } from './channels';
import type { Surroundings } from './gates';
import { readServed } from './read-served';
import { reachable } from './served';

/** Shells whose pages people may still have open: the one that is given out and the one before. */
const SHELLS = 2;

/**
 * Manifests that somebody's page may load now beside a candidate for a channel: live, canary, pinned, released into
 * channels, and what stands in where one failed with a shell.
 */
export async function surroundingsOf(
  trx: Trx,
  { id, version }: Pick<RemoteManifest, 'id' | 'version'>,
  channel = STABLE,
): Promise<Surroundings> {
  const shells = (await latestShells(trx, SHELLS)).map(({ build }) => build);
  const served = await readServed(trx);
  // What stays released into another channel is not what the candidate takes the place of.
  const replaces = (own: { version: string }, name: string) =>
    name === channel || (channel === STABLE && !isOvertaken({ version }, own));
  const live = reachable(served, shells, (entry, name) => entry.id !== id || replaces(entry, name));
  const together = reachable(served, shells, (_entry, name) => name === channel);
  return { live: live.map(({ manifest }) => manifest), together: together.map(({ manifest }) => manifest) };
}
