import { none } from '@slotwise/contract';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { beginRoleWork } from '../roles';
import { lockPending } from './ending-queries';
import { invitationEvent } from './events';
import { invitationById } from './reading-queries';
import { setRoleOf } from './sending-queries';
import { refuseToEnd, roleToGive } from './sending';

/**
 * Another role for somebody who has not answered yet. It takes what the role before would give, and gives what the new one
 * does: who may do neither alone may not do both. The links stay: they lead to the invitation, whatever role it has.
 */
export function changeRole({ actor, body, now, tx }: Ctx<'PATCH /invitation/role'>) {
  const id = idOf(body.invitation_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const { tenant } = work;
    const [before] = await lockPending(trx, tenant.id, [id], now);
    if (!before) throw refuse((await invitationById(trx, tenant.id, id)) ? 'invitation_not_pending' : 'not_found');
    const { invitationType: type, roleID } = before.invitation;
    if (type === 'join_wms_with_new_company') throw badField('role_id', 'owner_of_new_company');
    await refuseToEnd(trx, work, [before], 'invitation_id');
    const roleId = await roleToGive(trx, work, { type, wantedRole: body.role_id });
    if (roleId === null || roleId === roleID) {
      return {
        answer: { message: 'Role unchanged', invitation: before.invitation },
        audit: none('the invitation gives that role already'),
      };
    }
    const changed = await setRoleOf(trx, id, roleId);
    return {
      answer: { message: 'Role changed', invitation: changed.invitation },
      audit: { action: 'invitation.role_changed', subjectId: id, before: { roleId: roleID }, after: { roleId } },
      events: [invitationEvent('role_changed', changed)],
    };
  });
}
