import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { invitationAudit, invitationEvent } from './events';
import { cancel, cancelMany } from './ending-queries';
import { invitationById } from './reading-queries';

export function cancelInvitation({ actor, body, now, tx }: Ctx<'PATCH /invitation/cancel'>) {
  const id = idOf(body.invitation_id);
  const tenant = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const canceled = await cancel(trx, tenant.id, id, now);
    if (!canceled) {
      throw refuse((await invitationById(trx, tenant.id, id)) ? 'invitation_not_pending' : 'not_found');
    }
    return {
      answer: { message: 'Invitation canceled', invitation: canceled.invitation },
      audit: invitationAudit('canceled', canceled),
      events: [invitationEvent('canceled', canceled)],
    };
  });
}

/** All of them in one transaction; an id that names no pending invitation of the tenant changes nothing. */
export function cancelInvitations({ actor, body, now, tx }: Ctx<'PATCH /invitation/cancel/bulk'>) {
  const ids = [...new Set(body.invitation_ids.flatMap((id) => idOf(id) ?? []))];
  const tenant = tenantOf(actor);
  return tx(async (trx) => {
    const canceled = await cancelMany(trx, tenant.id, ids, now);
    return {
      answer: { message: 'Invitations canceled', invitations: canceled.map(({ invitation }) => invitation) },
      audit: canceled.map((sent) => invitationAudit('canceled', sent)),
      events: canceled.map((sent) => invitationEvent('canceled', sent)),
    };
  });
}
