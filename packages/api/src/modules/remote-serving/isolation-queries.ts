import type { Trx } from '../../platform/db/tables';

/** The remotes that pages keep apart. */
export const isolatedRemotes = async (trx: Trx): Promise<ReadonlySet<string>> =>
  new Set((await trx.selectFrom('isolated_remotes').select('remote_id').execute()).map(({ remote_id }) => remote_id));

/** @returns whether the remote was not kept apart before */
export async function isolate(trx: Trx, remote: string, since: Date): Promise<boolean> {
  const row = { remote_id: remote, since };
  const done = await trx
    .insertInto('isolated_remotes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** @returns whether the remote was kept apart before */
export async function trust(trx: Trx, remote: string): Promise<boolean> {
  const done = await trx.deleteFrom('isolated_remotes').where('remote_id', '=', remote).executeTakeFirst();
  return done.numDeletedRows === 1n;
}
