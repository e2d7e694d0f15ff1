import { none, type AuditEntry } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { invitationAudit, invitationEvent, senderOf } from './events';
import { expireDue, expireOne } from './ending-queries';
import { invitationById } from './reading-queries';

/** A client whose countdown ended asks; the server's clock decides. Asked again, or too early, it answers what is. */
export function expireInvitation({ actor, body, now, tx }: Ctx<'POST /invitation/expire'>) {
  const id = idOf(body.invitation_id);
  const tenant = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const expired = await expireOne(trx, tenant.id, id, now);
    if (expired) {
      return {
        answer: { message: 'Invitation expired', invitation: expired.invitation },
        audit: invitationAudit('expired', expired),
        events: [invitationEvent('expired', expired)],
      };
    }
    const current = await invitationById(trx, tenant.id, id);
    if (!current) throw refuse('not_found');
    return {
      answer: { message: 'Invitation unchanged', invitation: current.invitation },
      audit: none('the invitation is as it was'),
    };
  });
}

const BATCH = 200;

/**
 * Expires what is due, of all tenants or of one: a batch at a time.
 * @returns what the outcome of the transaction says of them; nothing when nothing was due.
 */
export async function expireBefore(
  trx: Trx,
  { now, tenantId }: { now: Date; tenantId?: string },
): Promise<{ audit: AuditEntry[]; events: Publishable[] }> {
  const expired = await expireDue(trx, now, BATCH, tenantId);
  return {
    // A member's own transaction writes audit rows of its own only.
    audit: expired.map((sent) =>
      invitationAudit('expired', sent, tenantId === undefined ? { actor: senderOf(sent) } : {}),
    ),
    events: expired.map((sent) => invitationEvent('expired', sent)),
  };
}
