import type { Trx } from '../../platform/db/tables';
import { reachable, readServed } from '../remote-serving';
import { findVersion } from '../remote-versions';

/**
 * Whether a version number already stands for another build: one that was published under it, or one of the server's
 * folder that somebody gets. A build of the folder that nobody gets is a draft and takes no number.
 */
export async function hasOtherContents(
  trx: Trx,
  { remote, version, build }: { remote: string; version: string; build: string },
): Promise<boolean> {
  const known = await findVersion(trx, remote, version);
  if (!known || known.build === build) return false;
  if (known.source === 'published') return true;
  const served = (await readServed(trx)).filter(({ id }) => id === remote);
  return reachable(served, []).some((entry) => entry.build === known.build);
}
