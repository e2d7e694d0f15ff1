import { none, type TenantKind } from '@slotwise/contract';
import { WEBHOOK_AUDIT_TYPE } from '@slotwise/contract/constants';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { LARGE_BYTES } from '../../platform/events/message';
import { newId } from '../../platform/ids';
import { endOfPart, partOfAudit } from '../audit';
import { auditWaitsAfter, dropAuditParts, isAuditQueued, restAudit } from './audit-queries';
import { queue } from './delivery-queries';
import { envelope } from './envelope';
import type { Head, Leased } from './sending-queries';

/** Of one delivery. */
const ENTRIES = 100;
const BYTES = 256 * 1024;
/** A chain out of which nothing could be taken is looked at again after this. */
const REST_MS = 60_000;

const COPIED = none('copies of the audit, which keeps no books of its own books');

/**
 * Queues the next part of the audit, in the order of its chain, once the part before it has arrived: the chain itself keeps what waits, and
 * the position moves on by an answer of the receiver alone.
 */
export async function collectAudit(trx: Trx, hook: Leased, owner: string, now: Date): Promise<Outcome<void>> {
  const nothing = { answer: undefined, audit: COPIED };
  const after = await auditWaitsAfter(trx, hook.id, owner, now);
  if (after === null || (await isAuditQueued(trx, hook.id))) return nothing;
  const to = await endOfPart(trx, hook.tenantId, { after, entries: ENTRIES, bytes: BYTES, entryBytes: LARGE_BYTES });
  if (to === null) {
    // Its length says that there is more: somebody took the seals away.
    await restAudit(trx, hook.id, new Date(now.getTime() + REST_MS));
    return nothing;
  }
  await queue(trx, [
    { id: newId(), webhookId: hook.id, tenantId: hook.tenantId, type: WEBHOOK_AUDIT_TYPE, part: { after, to }, now },
  ]);
  return nothing;
}

/** The body of a delivery, as it is sent; null: a part of the audit of which nothing is left. In a transaction that reads at one moment. */
export async function bodyOf(trx: Trx, hook: Leased, head: Head): Promise<string | null> {
  const { id, type, auditAfter: after, auditTo: to, madeAt: at } = head;
  if (after === null || to === null) return head.body;
  const tenant = { id: hook.tenantId, kind: kindOf(hook) };
  const data = await partOfAudit(trx, tenant, { after, to, entryBytes: LARGE_BYTES });
  return data && envelope({ id, type, at, data });
}

/** Takes a part of which nothing is left out of the queue. */
export async function passOver(trx: Trx, hook: Leased, head: Head): Promise<Outcome<void>> {
  await dropAuditParts(trx, hook.id, head.id);
  return { answer: undefined, audit: COPIED };
}

const kindOf = ({ channel }: Leased) => channel.split(':')[0] as TenantKind;
