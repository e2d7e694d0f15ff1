import type { Trx } from '../../platform/db/tables';

export const signingKeyRow = async (trx: Trx, id: string, fresh: () => string): Promise<string> => {
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
};
