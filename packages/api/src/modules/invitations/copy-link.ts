import { refuse } from '../../platform/errors';
import { hashSecret, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { requireSession } from '../auth';
import { beginRoleWork } from '../roles';
import { linkOf } from './message';
import { lockPending } from './ending-queries';
import { insertLinks } from './link-queries';
import { invitationById } from './reading-queries';
import { refuseToGive } from './sending';

/** A link to hand over oneself. It lives as long as the invitation is pending; the mailed one stays good beside it. */
export function copyLink({ actor, body, now, tx, services: { config } }: Ctx<'POST /invitation/link'>) {
  const id = idOf(body.invitation_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const [open] = await lockPending(trx, work.tenant.id, [id], now);
    if (!open) {
      throw refuse((await invitationById(trx, work.tenant.id, id)) ? 'invitation_not_pending' : 'not_found');
    }
    await refuseToGive(trx, work, open);
    const token = newSecret();
    await insertLinks(trx, [
      { tokenHash: hashSecret(token), tenantId: work.tenant.id, invitationId: id, now, mailed: false },
    ]);
    return {
      answer: { link: linkOf(config.publicUrl, token), expires_at: open.invitation.expiresAt },
      audit: { action: 'invitation.link_copied', subjectId: id, details: {} },
    };
  });
}
