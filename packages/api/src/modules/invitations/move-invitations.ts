import type { AuditEntry } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { invitationEvent } from './events';
import { replaceRole } from './sending-queries';

/** Another role for all who were invited into one and have not joined, those included who could be invited again. */
export async function moveInvitations(
  trx: Trx,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<{ audit: AuditEntry[]; events: Publishable[] }> {
  const moved = await replaceRole(trx, tenantId, { from, to });
  return {
    audit: moved.map(({ invitation: { id } }) => ({
      action: 'invitation.role_changed',
      subjectId: id,
      before: { roleId: from },
      after: { roleId: to },
    })),
    // Invitations that are over stay where they are in every list: only their role is another, which is read when the list is.
    events: moved
      .filter(({ invitation }) => invitation.status === 'pending')
      .map((sent) => invitationEvent('role_changed', sent)),
  };
}
