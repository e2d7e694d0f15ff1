import { randomBytes } from 'node:crypto';
import { none } from '@slotwise/contract';
import { keptSecret } from '../../../platform/auth/kept-secret';
import type { Transactions } from '../../../platform/db/transaction';
import type { Trx } from '../../../platform/db/tables';
import { defineService, type Services } from '../../../platform/services';
import { become } from '../chain-queries';
import type { ChainKeys } from './hash';

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

/** Value of AUDIT_KEY_BEFORE for a deployment that had none until now: the key that it made for itself. */
export const KEPT_KEY = 'database';

/** The key that the server made for itself and keeps in the database, where who owns that could read it. */
const keptKey = ({ db }: Services): Promise<Buffer> =>
  db.withSystem(async (trx) => {
    const secret = await keptSecret(trx, 'audit', () => randomBytes(48).toString('base64url'));
    return { answer: Buffer.from(secret), audit: none('made by the server for itself') };
  });

/** AUDIT_KEY signs, or the kept one; AUDIT_KEY_BEFORE has signed. */
async function keysNow(services: Services): Promise<ChainKeys> {
  const { auditKey, auditKeyBefore: before } = services.config;
  if (!auditKey) return { now: await keptKey(services), before: null };
  return {
    now: Buffer.from(auditKey),
    before: before === undefined ? null : before === KEPT_KEY ? await keptKey(services) : Buffer.from(before),
  };
}

/** One server's copy of the keys, asked for again where that failed. */
export const keysOfChains = defineService((services) => {
  let kept: ChainKeys | undefined;
  return async (): Promise<ChainKeys> => (kept ??= await keysNow(services));
});
