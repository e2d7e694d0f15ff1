import type { Invitation } from '@slotwise/contract';

/** Invitee of an invitation: its address, or its phone number, or a dash. */
export const inviteeOf = ({ email, phoneNumber }: Pick<Invitation, 'email' | 'phoneNumber'>) =>
  email ?? phoneNumber ?? '–';

/** Pending ones first, then the newest. */
export function inOrder(invitations: readonly Invitation[]): Invitation[] {
  return invitations
    .map((invitation) => ({
      invitation,
      pending: invitation.status === 'pending' ? 1 : 0,
      createdAt: Date.parse(invitation.createdAt),
    }))
    .sort((a, b) => b.pending - a.pending || b.createdAt - a.createdAt)
    .map(({ invitation }) => invitation);
}
