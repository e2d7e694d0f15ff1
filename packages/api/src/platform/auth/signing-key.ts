import { randomBytes } from 'node:crypto';
import { none } from '@slotwise/contract';
import type { Transactions } from '../db/transaction';

/** The key that signs access tokens: JWT_SECRET, or one made once and kept in the database, shared by all instances. */
export async function signingKey(db: Transactions, configured: string | undefined): Promise<Uint8Array> {
  if (configured) return new TextEncoder().encode(configured);
  return db.withSystem(async (trx) => {
    await trx
      .insertInto('signing_keys')
      .values({ id: 'access', secret: randomBytes(48).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { secret } = await trx
      .selectFrom('signing_keys')
      .select('secret')
      .where('id', '=', 'access')
      .executeTakeFirstOrThrow();
    return { answer: new TextEncoder().encode(secret), audit: none('made by the server for itself') };
  });
}
