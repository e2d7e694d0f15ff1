import { none } from '@slotwise/contract';
import { WEBHOOK_PATIENCE_MS } from '@slotwise/contract/constants';
import type { Services } from '../../platform/services';
import { collect } from './collect';
import { bodyOf, collectAudit, passOver } from './collect-audit';
import { giveUp } from './give-up';
import { post } from './post';
import { generationsAt, keyOfWebhooks, signaturesOf } from './secrets';
import { arrived, failed, headOf, note, release, type Leased } from './sending-queries';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Time to the next attempt, by how many there were; from then on the last. */
const DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
/** Deliveries of one turn, and logged batches. */
const MOST = 50;
const BATCHES = 20;

export const delayAfter = (attempts: number): number => DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? 4 * HOUR;

const OURS = none('deliveries are listed beside their webhook');

/** One turn of a webhook: takes what is new out of the log and the audit and sends what waits, in order, until one fails. */
export async function serve(services: Services, hook: Leased, owner: string, stopping: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const key = await services.use(keyOfWebhooks)();
  try {
    for (let batch = 0; batch < BATCHES; batch++) {
      const outcome = await db.withSystem((trx) => collect(trx, hook, owner, clock.now()));
      if (outcome === 'off') return;
      if (outcome !== 'more') break;
    }
    for (let sent = 0; sent < MOST && !stopping.aborted; sent++) {
      if (hook.audit) await db.withSystem((trx) => collectAudit(trx, hook, owner, clock.now()));
      if (!(await sendHead(services, hook, { key, owner, stopping }))) return;
    }
  } finally {
    await db.withSystem(async (trx) => ({ answer: await release(trx, hook, owner), audit: OURS }));
  }
}

interface Turn {
  key: Buffer;
  owner: string;
  stopping: AbortSignal;
}

/** Sends the oldest delivery that waits. @returns whether the next one may follow */
async function sendHead(services: Services, hook: Leased, { key, owner, stopping }: Turn): Promise<boolean> {
  const { db, clock } = services;
  const found = await db.readSystem(async (trx) => {
    const head = await headOf(trx, hook, owner);
    return head && { head, body: await bodyOf(trx, hook, head) };
  });
  if (!found) return false;
  const { head, body } = found;
  if (body === null) {
    await db.withSystem((trx) => passOver(trx, hook, head));
    return true;
  }
  const began = clock.now();
  const seconds = Math.floor(began.getTime() / 1000);
  const generations = generationsAt(hook, began);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Slotwise-Webhooks/1',
    'webhook-id': head.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signaturesOf(key, { id: hook.id, generations }, { id: head.id, seconds, body }),
  };
  const went = await post(services, { url: head.url, headers, body }, stopping);
  if (!went) return false;
  const now = clock.now();
  if (went.fault === null) {
    // The next one of this turn has a patience of its own.
    hook.failingSince = null;
    return db.withSystem(async (trx) => {
      // Of a webhook that was changed meanwhile nothing counts: it may have gone to an address that is wrong, and is sent again.
      const isOurs = await arrived(trx, hook, owner, { now, auditTo: head.auditTo });
      if (isOurs) await note(trx, { ...went, deliveryId: head.id, now });
      return { answer: isOurs, audit: OURS };
    });
  }
  const isOver = hook.failingSince !== null && now.getTime() - hook.failingSince.getTime() >= WEBHOOK_PATIENCE_MS;
  await db.withSystem(async (trx) => {
    const dueAt = new Date(now.getTime() + delayAfter(head.attempts + 1));
    if (!(await failed(trx, hook, owner, { now, dueAt }))) return { answer: undefined, audit: OURS };
    await note(trx, { ...went, deliveryId: head.id, now });
    return isOver ? giveUp(trx, hook, 'failing') : { answer: undefined, audit: OURS };
  });
  return false;
}
