import type { InvitationPreview } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { openInvitation } from './reading-queries';

/** Unknown, used, dead and expired links get one identical answer. */
export const previewInvitation = ({
  body,
  now,
  services,
}: Ctx<'POST /invitation/validtoken'>): Promise<InvitationPreview> =>
  services.db.readSystem(async (trx) => {
    const open = await openInvitation(trx, hashSecret(body.token), now);
    if (!open) throw refuse('invalid_invitation_token');
    const { kind, name, avatarURL } = open.inviter;
    return {
      email: open.invitation.email,
      invitationType: open.invitation.invitationType,
      Wms: kind === 'wms' ? { name, avatarURL } : null,
      Company: kind === 'company' ? { name, avatarURL } : null,
    };
  });
