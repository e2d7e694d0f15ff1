import { randomBytes } from 'node:crypto';
import { none } from '@slotwise/contract';
import type { Transactions } from '../db/transaction';
import { keptSecret } from './kept-secret';

/** The key that signs access tokens: JWT_SECRET, or one made once and kept in the database, shared by all instances. */
export async function signingKey(db: Transactions, configured: string | undefined): Promise<Uint8Array> {
  if (configured) return new TextEncoder().encode(configured);
  return db.withSystem(async (trx) => {
    const secret = await keptSecret(trx, 'access', () => randomBytes(48).toString('base64url'));
    return { answer: new TextEncoder().encode(secret), audit: none('made by the server for itself') };
  });
}
