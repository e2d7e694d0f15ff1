import { none } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { LARGE_BYTES } from '../../platform/events/message';
import { newId } from '../../platform/ids';
import { queue, queuedBytes } from './delivery-queries';
import { envelope } from './envelope';
import { giveUp } from './give-up';
import { lastOf, mayHear, messagesAfter, moveTo, type Leased, type Logged } from './sending-queries';

/** Queues the messages for the receivers of one tenant. Messages that do not fit stay in the log, which keeps them for a day. */
export const QUEUE_BYTES = 8 * 1024 * 1024;
/** Messages that one transaction looks at. */
const BATCH = 50;

/** How far a transaction came. */
export type Collected = 'all' | 'more' | 'full' | 'off';

interface Hearer {
  permissions: ReadonlySet<string>;
  sites: readonly string[] | null;
}

const hears = ({ permissions, sites }: Hearer, { permission, site }: Logged) =>
  (permission === null || permissions.has(permission)) && (!sites || site === null || sites.includes(site));

/** Takes the next messages of a webhook's channel out of the log and queues those that it is for. */
export async function collect(trx: Trx, hook: Leased, owner: string, now: Date): Promise<Outcome<Collected>> {
  const hearer = await mayHear(trx, hook.madeBy, hook.tenantId);
  if (!hearer) return { ...(await giveUp(trx, hook, 'orphaned')), answer: 'off' };
  const copied = none('copies of events, which are audited');
  if ((await queuedBytes(trx, hook.tenantId)) >= QUEUE_BYTES) return { answer: 'full', audit: copied };
  // A receiver that gets the audit alone reads nothing of the log.
  const found =
    hook.events.length === 0 ? [] : await messagesAfter(trx, hook, { messages: BATCH, largeBytes: LARGE_BYTES });
  const heard = found.filter((one) => hook.events.includes(one.event) && hears(hearer, one));
  const last = found.at(-1);
  // Nothing there, and yet the channel is further on: what was missed is not kept any more.
  const position = last ? last.seq : await lastOf(trx, hook.channel);
  // Another server has it meanwhile, and queues the same.
  if (!(await moveTo(trx, hook, owner, position))) return { answer: 'off', audit: copied };
  hook.position = position;
  await queue(
    trx,
    heard.map(({ event, data, at, short }) => {
      const id = newId();
      const body = envelope({ id, type: event, at, data, short });
      return { id, webhookId: hook.id, tenantId: hook.tenantId, type: event, body, now };
    }),
  );
  return { answer: found.length === BATCH ? 'more' : 'all', audit: copied };
}
