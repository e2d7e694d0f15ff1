import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { invitationAudit, invitationEvent } from './events';
import { cancel } from './ending-queries';
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
