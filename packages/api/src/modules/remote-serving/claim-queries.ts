import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { clash, claimsOf, type Named } from './claims';
import { readServedState } from './served-queries';

/** Lets one transaction at a time give out names. */
const lockClaims = (trx: Trx) => sql`SELECT pg_advisory_xact_lock(hashtext('slotwise.claims'))`.execute(trx);

type ClaimOf = { remote_id: string; list: string; key: string };

/** The claims of all remotes, in the order in which these came to them. */
export const readClaims = (trx: Trx) =>
  trx.selectFrom('remote_claims').select(['remote_id', 'list', 'key', 'given']).orderBy('place').execute();

const deleteClaim = (trx: Trx, { remote_id, list, key }: ClaimOf) =>
  trx
    .deleteFrom('remote_claims')
    .where('list', '=', list)
    .where('key', '=', key)
    .where('remote_id', '=', remote_id)
    .execute();

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
  const nameOf = ({ remote_id, list, key }: ClaimOf) => JSON.stringify([list, key, remote_id]);
  const wanted = new Map(
    builds
      .toSorted((a, b) => ages.indexOf(a.remote_id) - ages.indexOf(b.remote_id))
      .flatMap(({ remote_id, manifest }) => claimsOf(manifest).map(({ list, key }) => ({ remote_id, list, key })))
      .map((claim) => [nameOf(claim), claim] as const),
  );
  const held = await readClaims(trx);
  const known = new Set(held.map(nameOf));
  for (const claim of held.filter(({ given, ...claim }) => !given && !wanted.has(nameOf(claim))))
    await deleteClaim(trx, claim);
  for (const claim of held.filter(({ given, ...claim }) => given && wanted.has(nameOf(claim))))
    await trx
      .updateTable('remote_claims')
      .set({ given: false })
      .where('list', '=', claim.list)
      .where('key', '=', claim.key)
      .where('remote_id', '=', claim.remote_id)
      .execute();
  const added = [...wanted.values()].filter((claim) => !known.has(nameOf(claim)));
  if (added.length > 0) await trx.insertInto('remote_claims').values(added).execute();
}

/** Puts claims behind all others, in their order. */
async function putLast(trx: Trx, claims: readonly (ClaimOf & { given: boolean })[]): Promise<void> {
  for (const claim of claims) {
    await deleteClaim(trx, claim);
    await trx.insertInto('remote_claims').values(claim).execute();
  }
}

/** Lets a remote come to names before all others, also to those that no build of it claims yet. */
export async function giveNames(trx: Trx, remote: string, names: readonly Named[]): Promise<void> {
  await lockClaims(trx);
  for (const { list, key } of names) {
    const rivals = (await readClaims(trx)).filter((claim) => clash(claim, { list, key }));
    const own = rivals.find((claim) => claim.remote_id === remote && claim.key === key);
    const others = rivals.filter((claim) => claim.remote_id !== remote);
    await putLast(trx, [{ remote_id: remote, list, key, given: own?.given ?? true }, ...others]);
  }
}

/** Puts a remote behind all others that claim the names; takes back what it was given and does not claim yet. */
export async function releaseNames(trx: Trx, remote: string, names: readonly Named[]): Promise<void> {
  await lockClaims(trx);
  const held = (await readClaims(trx)).filter(
    (claim) => claim.remote_id === remote && names.some(({ list, key }) => claim.list === list && claim.key === key),
  );
  for (const claim of held.filter(({ given }) => given)) await deleteClaim(trx, claim);
  await putLast(
    trx,
    held.filter(({ given }) => !given),
  );
}
