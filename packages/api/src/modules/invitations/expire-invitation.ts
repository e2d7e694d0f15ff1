import { publish } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { invitationEvent } from './events';
import { expireOne, invitationById } from './queries';

/** A client whose countdown ended asks; the server's clock decides. Asked again, or too early, it answers what is. */
export function expireInvitation({ actor, body, now, tx, services: { audit } }: Ctx<'POST /invitation/expire'>) {
  const id = idOf(body.invitation_id);
  const tenant = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const expired = await expireOne(trx, tenant.id, id, now);
    if (expired) {
      await audit.write(trx, { action: 'invitation.expired', subjectId: id });
      await publish(trx, [invitationEvent('expired', expired)]);
      return { message: 'Invitation expired', invitation: expired.invitation };
    }
    const current = await invitationById(trx, tenant.id, id);
    if (!current) throw refuse('not_found');
    return { message: 'Invitation unchanged', invitation: current.invitation };
  });
}
