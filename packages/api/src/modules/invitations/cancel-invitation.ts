import { auditOfEach } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { beginRoleWork } from '../roles';
import { invitationAudit, invitationEvent } from './events';
import { cancel, lockPending } from './ending-queries';
import { invitationById } from './reading-queries';
import { refuseToEnd } from './sending';

export function cancelInvitation({ actor, body, now, tx }: Ctx<'PATCH /invitation/cancel'>) {
  const id = idOf(body.invitation_id);
  if (!id) throw refuse('not_found');
  return tx((trx) => cancelOne(trx, actor, id, now));
}

/** Ends one that is pending, with all checks of that. */
export async function cancelOne(trx: Trx, actor: Actor, id: string, now: Date) {
  const work = await beginRoleWork(trx, actor, 'manage_invitations');
  const { tenant } = work;
  const open = await lockPending(trx, tenant.id, [id], now);
  if (open.length === 0) {
    throw refuse((await invitationById(trx, tenant.id, id)) ? 'invitation_not_pending' : 'not_found');
  }
  await refuseToEnd(trx, work, open, 'invitation_id');
  const [canceled] = await cancel(trx, [id], now);
  if (!canceled) throw new Error('An invitation that was held as pending is not.');
  return {
    answer: { message: 'Invitation canceled', invitation: canceled.invitation },
    audit: invitationAudit('canceled', canceled),
    events: [invitationEvent('canceled', canceled)],
  };
}

/** All of them in one transaction, or none; an id that names no pending invitation of the tenant changes nothing. */
export function cancelInvitations({ actor, body, now, tx }: Ctx<'PATCH /invitation/cancel/bulk'>) {
  const ids = [...new Set(body.invitation_ids.flatMap((id) => idOf(id) ?? []))];
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const open = await lockPending(trx, work.tenant.id, ids, now);
    await refuseToEnd(trx, work, open, 'invitation_ids');
    const canceled = await cancel(
      trx,
      open.map(({ invitation }) => invitation.id),
      now,
    );
    return {
      answer: { message: 'Invitations canceled', invitations: canceled.map(({ invitation }) => invitation) },
      audit: auditOfEach(
        canceled.map((sent) => invitationAudit('canceled', sent)),
        'none was still pending',
      ),
      events: canceled.map((sent) => invitationEvent('canceled', sent)),
    };
  });
}
