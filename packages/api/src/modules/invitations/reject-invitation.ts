import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { invitationAudit, invitationEvent, senderOf } from './events';
import { endByToken } from './ending-queries';

/** The invitee declines, by their link. */
export const rejectInvitation = ({ body, now, system }: Ctx<'POST /invitation/reject'>) =>
  system(async (trx) => {
    const rejected = await endByToken(trx, hashSecret(body.token), 'rejected', now);
    if (!rejected) throw refuse('invalid_invitation_token');
    return {
      answer: { message: 'Invitation declined' },
      audit: invitationAudit('rejected', rejected, { actor: senderOf(rejected) }),
      events: [invitationEvent('rejected', rejected)],
    };
  });
