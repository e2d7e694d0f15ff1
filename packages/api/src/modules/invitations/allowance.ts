import { ApiFault, refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { asSystem } from '../../platform/db/transaction';
import { foundedAt } from '../tenants';
import { isConfirmed } from '../users';
import type { Invitee } from './invitee';
import { countSent, countStrangers } from './sending-queries';
import { DAY_MS } from './sent';

/** So many invitations a tenant sends in a day, by how old it is: nobody knows yet who stands behind a new one. */
const MOST_BY_AGE = [
  { youngerThanDays: 1, most: 500 },
  { youngerThanDays: 30, most: 2000 },
] as const;
const MOST = 20_000;
/** So many somebody sends in a day whose address is only what they say. */
const MOST_UNCONFIRMED = 5;
/** So many of those somebody is sent in a day, by all of them together: tenants are quickly made. */
const MOST_FROM_STRANGERS = 5;
/** Some of the last day's leave the count every hour. */
const RETRY_AFTER_S = 3600;

interface Sending {
  actor: Actor;
  tenantId: string;
  /** Whom invitations are about to be sent to. */
  invitees: readonly Pick<Invitee, 'email' | 'phoneNumber'>[];
  /** Whether one call sends to many people. */
  bulk: boolean;
  now: Date;
  /** Multiplies what is allowed in a day; 0: as many as they want. */
  factor: number;
}

/**
 * The product is no mail cannon: messages in a sender's own words are limited per day, and lists are sent by confirmed
 * people alone. Behind the tenant's lock, so that several at once do not pass together.
 * @throws address_unconfirmed, which does not say whether it was they or others who sent so many; rate_limited
 */
export async function refuseToFlood(trx: Trx, sending: Sending): Promise<void> {
  const { actor, tenantId, invitees, bulk, now, factor } = sending;
  const count = invitees.length;
  const since = new Date(now.getTime() - DAY_MS);
  if (!(await isConfirmed(trx, actor.userId))) {
    if (bulk) throw refuse('address_unconfirmed');
    const sent = await countSent(trx, { tenantId, userId: actor.userId, since });
    if (factor > 0 && sent + count > MOST_UNCONFIRMED * factor) throw refuse('address_unconfirmed');
    for (const invitee of factor > 0 ? invitees : []) {
      const had = await asSystem(trx, () => countStrangers(trx, { invitee, since }));
      if (had >= MOST_FROM_STRANGERS * factor) throw refuse('address_unconfirmed');
    }
  }
  if (factor === 0) return;
  const age = (now.getTime() - (await foundedAt(trx, tenantId)).getTime()) / DAY_MS;
  const most = MOST_BY_AGE.find(({ youngerThanDays }) => age < youngerThanDays)?.most ?? MOST;
  if ((await countSent(trx, { tenantId, since })) + count > most * factor) {
    throw new ApiFault('rate_limited', undefined, { 'retry-after': String(RETRY_AFTER_S) });
  }
}
