import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { personById } from './queries';

export const readMe = ({ actor, read }: Ctx<'GET /me'>) =>
  read(async (trx) => {
    const person = await personById(trx, actor.userId);
    if (!person) throw refuse('not_found');
    return { me: person.me };
  });
