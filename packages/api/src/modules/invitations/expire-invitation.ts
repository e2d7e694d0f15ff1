import type { Audit } from '../../platform/audit';
import type { Trx } from '../../platform/db/tables';
import { publish, type Publishable } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { invitationEvent, senderOf } from './events';
import { expireDue, expireOne, invitationById } from './queries';

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

const BATCH = 200;

/**
 * Expires what is due, of all tenants or of one, with its audit rows: a batch at a time.
 * @returns the events to publish; none when nothing was due.
 */
export async function expireBefore(
  trx: Trx,
  { audit, now, tenantId }: { audit: Audit; now: Date; tenantId?: string },
): Promise<Publishable[]> {
  const expired = await expireDue(trx, now, BATCH, tenantId);
  await audit.writeAll(
    trx,
    expired.map((sent) => ({
      action: 'invitation.expired',
      subjectId: sent.invitation.id,
      // A member's own transaction writes audit rows of its own only.
      ...(tenantId === undefined && { actor: senderOf(sent) }),
    })),
  );
  return expired.map((sent) => invitationEvent('expired', sent));
}
