import type { Invitation } from '@slotwise/contract';

/** Whom an invitation is for: its address, or its phone number, or a dash. */
export const inviteeOf = ({ email, phoneNumber }: Invitation) => email ?? phoneNumber ?? '–';

/**
 * Invitations whose name, address or phone number contains the term (case ignored): pending ones first, then the
 * newest.
 */
export function shownInvitations(invitations: readonly Invitation[], term: string): Invitation[] {
  const needle = term.trim().toLocaleLowerCase();
  return invitations
    .filter(({ name, email, phoneNumber }) =>
      [name, email, phoneNumber].some((text) => (text ?? '').toLocaleLowerCase().includes(needle)),
    )
    .sort(
      (a, b) =>
        Number(b.status === 'pending') - Number(a.status === 'pending') ||
        Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );
}

/** Pending invitations whose time is over at `now` (milliseconds since the epoch). */
export const overdue = (invitations: readonly Invitation[], now: number) =>
  invitations.filter(({ status, expiresAt }) => status === 'pending' && Date.parse(expiresAt) <= now);

/** The list with this invitation in its current state. */
export const replaceInvitation = (list: readonly Invitation[], invitation: Invitation): Invitation[] =>
  list.map((old) => (old.id === invitation.id ? invitation : old));
