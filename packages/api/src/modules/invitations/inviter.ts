import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import { personById } from '../users';

/** Name of the person who invites, for the message. */
export async function inviterName(trx: Trx, actor: Pick<Actor, 'userId'>): Promise<string> {
  const person = await personById(trx, actor.userId);
  if (!person) throw refuse('not_found');
  return `${person.me.firstName} ${person.me.lastName}`.trim();
}
