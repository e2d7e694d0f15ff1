import { HEADERS } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { personById } from './queries';

/**
 * Also tells, in a header, the earlier positions of the person's channels: a client hears them from there and misses
 * nothing.
 */
export async function readMe({ actor, read, services, setHeader }: Ctx<'GET /me'>) {
  setHeader(HEADERS.positions, await services.events.hub.positionsOf(actor));
  return read(async (trx) => {
    const person = await personById(trx, actor.userId);
    if (!person) throw refuse('not_found');
    return { me: person.me };
  });
}
