import type { Trx } from '../db/tables';

/**
 * A secret that the server makes for itself once and keeps in the database, shared by all instances.
 * @param fresh makes it; its result is dropped if another instance was first
 */
export async function keptSecret(trx: Trx, id: string, fresh: () => string): Promise<string> {
  await trx
    .insertInto('signing_keys')
    .values({ id, secret: fresh() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await trx
    .selectFrom('signing_keys')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return secret;
}
