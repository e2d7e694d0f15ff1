import { refuse } from '../../platform/errors';
import { hashSecret, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { requireSession } from '../auth';
import { beginRoleWork } from '../roles';
import { tenantById } from '../tenants';
import { refuseToFlood } from './allowance';
import { invitationAudit, invitationEvent } from './events';
import { expireBefore } from './expire-invitation';
import { onlyPending } from './invitee';
import { inviterName } from './inviter';
import { invitationMessage } from './message';
import { invitationById } from './reading-queries';
import { reopen } from './sending-queries';
import { expiryOf, refuseToGive } from './sending';

/**
 * Pending again, with a new link and the full time; the old link is dead. The person who resends grants the permissions
 * of the role.
 */
export function resendInvitation({ actor, body, now, tx, services }: Ctx<'PATCH /invitation/resend'>) {
  const { publicUrl, rateLimitFactor: factor } = services.config;
  const id = idOf(body.invitation_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const { tenant } = work;
    const before = await invitationById(trx, tenant.id, id);
    const sender = await tenantById(trx, tenant.id);
    if (!before || !sender) throw refuse('not_found');
    await refuseToGive(trx, work, before);
    await refuseToFlood(trx, { actor, tenantId: tenant.id, invitees: [before.invitation], bulk: false, now, factor });
    const inviter = await inviterName(trx, actor);
    // One whose time is up stands in nobody's way.
    const over = await expireBefore(trx, { now, tenantId: tenant.id });
    const token = newSecret();
    const reopened = await onlyPending(() =>
      reopen(trx, tenant.id, id, {
        tokenHash: hashSecret(token),
        now,
        expiresAt: expiryOf(before, now),
      }),
    );
    if (!reopened) throw refuse('invitation_not_resendable');
    const from = over.audit.some(({ subjectId }) => subjectId === id) ? 'expired' : before.invitation.status;
    const { invitation } = reopened;
    return {
      answer: { message: 'Invitation sent again', invitation },
      audit: [...over.audit, invitationAudit('resent', reopened, { from })],
      mails: [invitationMessage({ invitation, inviter, tenant: sender.name, token, publicUrl })],
      events: [...over.events, invitationEvent('resent', reopened)],
    };
  });
}
