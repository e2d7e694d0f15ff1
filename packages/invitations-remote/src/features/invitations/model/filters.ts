import type { Invitation } from '@slotwise/contract';
import type { InvitationStatus, InvitationType } from './lifecycle';

/** Which invitations a person wants to see; null takes all. */
export interface Filters {
  term: string;
  status: InvitationStatus | null;
  type: InvitationType | null;
}

export const NO_FILTERS: Filters = { term: '', status: null, type: null };

const texts = new WeakMap<Invitation, string>();

/** Name, address and number as the search compares them; kept, since a search looks at thousands on every key. */
function textOf(invitation: Invitation): string {
  let text = texts.get(invitation);
  if (text === undefined) {
    const { name, email, phoneNumber } = invitation;
    text = [name, email, phoneNumber]
      .filter((part) => part !== null)
      .join('\n')
      .toLocaleLowerCase();
    texts.set(invitation, text);
  }
  return text;
}

/** Those that all filters let through, in the order they are in. */
export function matching(invitations: readonly Invitation[], { term, status, type }: Filters): Invitation[] {
  const needle = term.trim().toLocaleLowerCase();
  return invitations.filter(
    (invitation) =>
      (status === null || invitation.status === status) &&
      (type === null || invitation.invitationType === type) &&
      (needle === '' || textOf(invitation).includes(needle)),
  );
}
