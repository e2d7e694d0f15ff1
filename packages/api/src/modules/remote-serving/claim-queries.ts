import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { claimsOf } from './claims';
import { readServedState } from './served-queries';

/** Lets one transaction at a time give out names. */
const lockClaims = (trx: Trx) => sql`SELECT pg_advisory_xact_lock(hashtext('slotwise.claims'))`.execute(trx);

/** The claims of all remotes, in the order in which these came to them. */
export const readClaims = (trx: Trx) =>
  trx.selectFrom('remote_claims').select(['remote_id', 'list', 'key']).orderBy('place').execute();

/** The remotes in the order in which they were first heard of. */
const remotesByAge = async (trx: Trx): Promise<string[]> => {
  const rows = await trx
    .selectFrom('remote_versions')
    .select('remote_id')
    .groupBy('remote_id')
    .orderBy(({ fn }) => fn.min('published_at'))
    .orderBy('remote_id')
    .execute();
  return rows.map(({ remote_id }) => remote_id);
};

/**
 * Brings the claims up to date with what is served: a name that nobody claimed is of the remote that claims it now, of
 * several of the oldest; one that a remote claims with none of its builds any more goes on to the next that claims it.
 */
export async function settleClaims(trx: Trx): Promise<void> {
  await lockClaims(trx);
  const { builds } = await readServedState(trx);
  const ages = await remotesByAge(trx);
  const nameOf = ({ remote_id, list, key }: { remote_id: string; list: string; key: string }) =>
    JSON.stringify([list, key, remote_id]);
  const wanted = new Map(
    builds
      .toSorted((a, b) => ages.indexOf(a.remote_id) - ages.indexOf(b.remote_id))
      .flatMap(({ remote_id, manifest }) => claimsOf(manifest).map(({ list, key }) => ({ remote_id, list, key })))
      .map((claim) => [nameOf(claim), claim] as const),
  );
  const held = await readClaims(trx);
  const known = new Set(held.map(nameOf));
  for (const { remote_id, list, key } of held.filter((claim) => !wanted.has(nameOf(claim))))
    await trx
      .deleteFrom('remote_claims')
      .where('list', '=', list)
      .where('key', '=', key)
      .where('remote_id', '=', remote_id)
      .execute();
  const added = [...wanted.values()].filter((claim) => !known.has(nameOf(claim)));
  if (added.length > 0) await trx.insertInto('remote_claims').values(added).execute();
}
