import type { Invitation } from '@slotwise/contract';
import type { InvitationStatus, InvitationType } from './lifecycle';

/** Filters of invitations; null takes all. */
export interface Filters {
  term: string;
  status: InvitationStatus | null;
  type: InvitationType | null;
}

export const NO_FILTERS: Filters = { term: '', status: null, type: null };

/** Query for the server. */
export const askedFor = ({ term, status, type }: Filters) => ({
  ...(term.trim() !== '' && { q: term.trim() }),
  ...(status !== null && { status }),
  ...(type !== null && { type }),
});

/** The filter let it through when it was loaded, and would not any more. */
export const isLeft = ({ status }: Pick<Filters, 'status'>, invitation: Invitation): boolean =>
  status !== null && invitation.status !== status;
