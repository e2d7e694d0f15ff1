import type { Answer } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { TICKET_TTL_MS } from '../../platform/events/tickets';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';

/** A channel that is not the caller's to hear does not exist for them. An empty one is skipped. */
export async function subscribe(ctx: Ctx<'POST /sse/subscribe'>): Promise<Answer<'POST /sse/subscribe'>> {
  const { actor, body, services, header } = ctx;
  if (body.channel === '') return { message: 'Nothing to subscribe to' };
  const heard = await services.events.hub.subscribe(actor, body, header(HEADERS.connectionId));
  if (!heard) throw refuse('not_found');
  return { message: 'Subscribed' };
}

export function unsubscribe(ctx: Ctx<'POST /sse/unsubscribe'>): Promise<Answer<'POST /sse/unsubscribe'>> {
  const { actor, body, services, header } = ctx;
  if (body.channel !== '') services.events.hub.unsubscribe(actor, body.channel, header(HEADERS.connectionId));
  return Promise.resolve({ message: 'Unsubscribed' });
}

export async function issueTicket({ actor, services }: Ctx<'POST /sse/ticket'>): Promise<Answer<'POST /sse/ticket'>> {
  return { ticket: await services.events.tickets.issue(actor), expires_in: TICKET_TTL_MS / 1000 };
}
