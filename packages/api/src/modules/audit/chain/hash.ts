import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditChainTable } from '../tables';
import type { SealableEntry } from '../chain-queries';

/** Form in which entries are hashed. Another column makes another form: seals name theirs. Those of form 1 have no actor's name. */
export const FORM = 2;
/** Hash on which the first entry of a chain stands. */
export const ROOT = Buffer.alloc(32);

/**
 * Hash of an entry in its place: over the hash before it, its chain, its position and every column. The text is a JSON array,
 * so no two entries have the same; JSON columns are in it as the database writes them, which is one way for one value.
 * @param form of the seal that it is compared with; left out: that of new ones
 */
export function sealOf(before: Buffer, tenantId: string, position: number, entry: SealableEntry, form = FORM): Buffer {
  const text = JSON.stringify([
    'slotwise-audit',
    form,
    tenantId,
    position,
    entry.id,
    entry.micros,
    entry.actor_id,
    entry.company_id,
    entry.wms_id,
    entry.action,
    entry.version,
    entry.subject,
    entry.subject_id,
    entry.before,
    entry.after,
    entry.details,
    entry.embedded,
    entry.request_id,
    entry.ip,
    ...(form === 1 ? [] : [entry.actor_name]),
  ]);
  return createHash('sha256').update(before).update(text).digest();
}

/** The claims of a chain, without the signature over them. */
export type Claim = Pick<AuditChainTable, 'tenant_id' | 'length' | 'hash' | 'cut_position' | 'cut_hash'>;

export function signatureOf(key: Buffer, claim: Claim): Buffer {
  const text = JSON.stringify([
    'slotwise-audit-chain',
    claim.tenant_id,
    claim.length,
    claim.hash.toString('hex'),
    claim.cut_position,
    claim.cut_hash.toString('hex'),
  ]);
  return createHmac('sha256', key).update(text).digest();
}

/** The key that signs, and while it is a new one, the one that did before. */
export interface ChainKeys {
  now: Buffer;
  before: Buffer | null;
}
type Signed = Claim & { signature: Buffer };

const isSignedBy = (key: Buffer, chain: Signed): boolean => {
  const expected = signatureOf(key, chain);
  return chain.signature.length === expected.length && timingSafeEqual(chain.signature, expected);
};

/** Whether the key that signs today has signed it. */
export const isSignedNow = ({ now }: ChainKeys, chain: Signed): boolean => isSignedBy(now, chain);
/** Whether a key of the deployment has signed it, be it the one before. */
export const isSigned = ({ now, before }: ChainKeys, chain: Signed): boolean =>
  isSignedBy(now, chain) || (before !== null && isSignedBy(before, chain));
