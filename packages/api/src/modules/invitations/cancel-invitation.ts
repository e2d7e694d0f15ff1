import { publish } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { invitationEvent } from './events';
import { cancel, invitationById } from './queries';

export function cancelInvitation({ actor, body, now, tx, services: { audit } }: Ctx<'PATCH /invitation/cancel'>) {
  const id = idOf(body.invitation_id);
  const tenant = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const canceled = await cancel(trx, tenant.id, id, now);
    if (!canceled) {
      throw refuse((await invitationById(trx, tenant.id, id)) ? 'invitation_not_pending' : 'not_found');
    }
    await audit.write(trx, { action: 'invitation.canceled', subjectId: id });
    await publish(trx, [invitationEvent('canceled', canceled)]);
    return { message: 'Invitation canceled', invitation: canceled.invitation };
  });
}
