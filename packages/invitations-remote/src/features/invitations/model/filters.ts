import type { Invitation } from '@slotwise/contract';
import type { InvitationStatus, InvitationType } from './lifecycle';

/** Which invitations a person wants to see; null takes all. */
export interface Filters {
  term: string;
  status: InvitationStatus | null;
  type: InvitationType | null;
}

export const NO_FILTERS: Filters = { term: '', status: null, type: null };

/** What the server is asked for. */
export const askedFor = ({ term, status, type }: Filters) => ({
  ...(term.trim() !== '' && { q: term.trim() }),
  ...(status !== null && { status }),
  ...(type !== null && { type }),
});

/** It was let through by the filter when it was loaded, and by what happened to it since is no more. */
export const isLeft = ({ status }: Pick<Filters, 'status'>, invitation: Invitation): boolean =>
  status !== null && invitation.status !== status;
