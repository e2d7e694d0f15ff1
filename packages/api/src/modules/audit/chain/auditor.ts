import { randomBytes } from 'node:crypto';
import { none } from '@slotwise/contract';
import { keptSecret } from '../../../platform/auth/kept-secret';
import type { Transactions } from '../../../platform/db/transaction';
import type { Trx } from '../../../platform/db/tables';
import { defineService, type Services } from '../../../platform/services';
import { become } from '../chain-queries';

/** Runs as the only role that reaches the chains and may remove entries. It may do nothing else. */
export const changeAsAuditor = <T>(db: Transactions, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.withSystem(async (trx) => {
    await become(trx, 'slotwise_audit');
    const answer = await work(trx);
    await become(trx, 'slotwise_system');
    return { answer, audit: none('the audit does not keep books of its own books') };
  });

export const readAsAuditor = <T>(db: Transactions, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.readSystem(async (trx) => {
    await become(trx, 'slotwise_audit');
    return work(trx);
  });

/** The key that signs chains: AUDIT_KEY, or one made once and kept in the database, where who owns that could read it. */
async function auditKey({ db, config }: Services): Promise<Buffer> {
  if (config.auditKey) return Buffer.from(config.auditKey);
  return db.withSystem(async (trx) => {
    const secret = await keptSecret(trx, 'audit', () => randomBytes(48).toString('base64url'));
    return { answer: Buffer.from(secret), audit: none('made by the server for itself') };
  });
}

/** One server's copy of the key, asked for again where that failed. */
export const keyOfChains = defineService((services) => {
  let kept: Buffer | undefined;
  return async (): Promise<Buffer> => (kept ??= await auditKey(services));
});
