import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { lines } from '../fields';
import { beginDeciding } from './decide';
import { requestChanged } from './events';
import { accessDeclined } from './notifications';
import { endRequest } from './queries';
import { requestNamed } from './read-requests';

/** With a reason: a bare no leaves the asker to guess. */
export function declineRequest({ actor, body, now, tx }: Ctx<'POST /access-request/decline'>) {
  const answer = lines('reason', body.reason);
  if (answer === null) throw badField('reason', 'empty');
  return tx(async (trx) => {
    const { work, request } = await beginDeciding(trx, actor, body.request_id);
    const { id } = request;
    const end = { status: 'declined', decidedBy: actor.userId, answer, now } as const;
    if (!(await endRequest(trx, id, end))) throw refuse('already_decided');
    const accessRequest = await requestNamed(trx, work.tenant.id, id);
    return {
      answer: { accessRequest },
      audit: {
        action: 'access.declined',
        subjectId: id,
        before: { status: 'open', answer: null },
        after: { status: 'declined', answer },
      },
      notifications: accessDeclined(work.tenant.id, accessRequest, answer),
      events: requestChanged(work.tenant, accessRequest),
    };
  });
}
