import { none } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { line } from '../fields';
import { userNameChanged } from './events';
import { personById, updateLanguage, updateUserName, type Person } from './queries';

const optional = (field: string, value: string | undefined) => (value === undefined ? undefined : line(field, value));

/** The caller's own name, which colleagues see change, and their language, which nobody else sees. */
export function renameMe({ actor, body, tx, services }: Ctx<'PATCH /me'>) {
  const firstName = optional('first_name', body.first_name);
  const lastName = optional('last_name', body.last_name);
  return tx(async (trx) => {
    const before = await personById(trx, actor.userId);
    if (!before) throw refuse('not_found');
    const changes = {
      ...(firstName !== undefined && firstName !== before.me.firstName && { firstName }),
      ...(lastName !== undefined && lastName !== before.me.lastName && { lastName }),
    };
    if (body.language !== undefined) await updateLanguage(trx, actor.userId, body.language);
    const me = { ...before.me, ...(body.language !== undefined && { language: body.language }) };
    if (Object.keys(changes).length === 0)
      return { answer: { me }, audit: none('the name is the same, and a language is only how one is spoken to') };
    await updateUserName(trx, actor.userId, changes);
    const after = await personById(trx, actor.userId);
    if (!after) throw refuse('not_found');
    return {
      answer: { me: after.me },
      audit: { action: 'user.renamed', subjectId: actor.userId, before: nameOf(before), after: nameOf(after) },
      events: userNameChanged(actor, after),
      // They do under the new name whatever they do next.
      after: () => services.sessions.changed([actor.userId]),
    };
  });
}

const nameOf = ({ me: { firstName, lastName } }: Person) => ({ firstName, lastName });
