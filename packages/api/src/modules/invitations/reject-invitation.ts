import { publish } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { invitationEvent, senderOf } from './events';
import { endByToken } from './queries';

/** The invitee declines, by their link. */
export const rejectInvitation = ({ body, now, system, services: { audit } }: Ctx<'POST /invitation/reject'>) =>
  system(async (trx) => {
    const rejected = await endByToken(trx, hashSecret(body.token), 'rejected', now);
    if (!rejected) throw refuse('invalid_invitation_token');
    await audit.write(trx, {
      action: 'invitation.rejected',
      subjectId: rejected.invitation.id,
      actor: senderOf(rejected),
    });
    await publish(trx, [invitationEvent('rejected', rejected)]);
    return { message: 'Invitation declined' };
  });
