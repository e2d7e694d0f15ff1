import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { personById } from '../users';
import { endAccessOf } from './end-access';
import { noteToReview, standing } from './queries';

export const readAccess = ({ actor, read }: Ctx<'GET /me/access'>) =>
  read(async (trx) => {
    const person = await personById(trx, actor.userId);
    if (!person) throw refuse('not_found');
    return { access: { toReviewSince: person.me.accessToReviewSince ?? null, ...(await standing(trx, actor)) } };
  });

/** Ending lets nobody in: the password is not asked for. */
export const reviewAccess = ({ actor, body, now, tx, services }: Ctx<'POST /me/access/review'>) =>
  tx(async (trx) => {
    const ended = body.keep ? null : await asSystem(trx, () => endAccessOf(trx, actor, now));
    await asSystem(trx, () => noteToReview(trx, actor.userId, null));
    const person = await personById(trx, actor.userId);
    if (!person) throw refuse('not_found');
    return {
      answer: { message: body.keep ? 'All of it stays' : 'All of it was ended' },
      audit: [{ action: 'access.reviewed', subjectId: actor.userId, details: {} }, ...(ended?.audit ?? [])],
      events: [
        ...(ended?.events ?? []),
        // The notice on their pages goes with it.
        { channel: `user:${actor.userId}`, event: 'UserNameChanged', data: person.me },
      ],
      after: () => services.sessions.revoked(ended?.sessions ?? []),
    };
  });
