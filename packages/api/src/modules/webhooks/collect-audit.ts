import { none, type TenantKind } from '@slotwise/contract';
import { WEBHOOK_AUDIT_TYPE } from '@slotwise/contract/constants';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { LARGE_BYTES } from '../../platform/events/message';
import { newId } from '../../platform/ids';
import { batchAfter } from '../audit';
import { isAuditQueued, queue } from './delivery-queries';
import { envelope } from './envelope';
import { auditWaitsAfter, mayHear, rest, type Leased } from './sending-queries';

/** Of one delivery. */
const ENTRIES = 100;
const BYTES = 256 * 1024;
/** What is held back is looked at again after this. */
const REST_MS = 60_000;

const COPIED = none('copies of the audit, which keeps no books of its own books');

/**
 * Queues the next part of the audit, in the order of its chain, once the part before it has arrived: the chain itself keeps what waits, and
 * the position moves on by an answer of the receiver alone.
 */
export async function collectAudit(trx: Trx, hook: Leased, owner: string, now: Date): Promise<Outcome<void>> {
  const nothing = { answer: undefined, audit: COPIED };
  const after = await auditWaitsAfter(trx, hook, owner);
  if (after === null || (await isAuditQueued(trx, hook.id))) return nothing;
  const hearer = await mayHear(trx, hook.madeBy, hook.tenantId);
  const tenant = { id: hook.tenantId, kind: kindOf(hook) };
  const wanted = { after, entries: ENTRIES, bytes: BYTES, entryBytes: LARGE_BYTES };
  // A chain is whole: who sees some warehouses alone gets none of it.
  const mayRead = hearer?.sites === null && hearer.permissions.has('view_audit');
  const batch = mayRead ? await batchAfter(trx, tenant, wanted) : null;
  const last = batch?.entries.at(-1);
  if (!last) {
    await rest(trx, hook, owner, new Date(now.getTime() + REST_MS));
    return nothing;
  }
  const id = newId();
  const body = envelope({ id, type: WEBHOOK_AUDIT_TYPE, at: now, data: batch });
  await queue(trx, [
    { id, webhookId: hook.id, tenantId: hook.tenantId, type: WEBHOOK_AUDIT_TYPE, body, auditTo: last.position, now },
  ]);
  return nothing;
}

const kindOf = ({ channel }: Leased) => channel.split(':')[0] as TenantKind;
