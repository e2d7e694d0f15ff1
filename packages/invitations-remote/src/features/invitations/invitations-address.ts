import { choice, optional, typed, useAddress } from '@slotwise/shared/ui/plain';
import { STATUSES, TYPES } from './model/lifecycle';

/** State of the page in its address. */
const INVITATIONS = {
  term: typed('q'),
  status: choice('status', STATUSES),
  type: choice('type', TYPES),
  /** Null: as this device remembers it. */
  view: choice('view', ['list', 'grid']),
  /** Id of the invitation whose timeline is open, so that menus and people can link to it. */
  invitation: optional('invitation'),
  /** The manifest's action: it opens the dialog once, and leaves the address. */
  invite: optional('invite'),
};

/** State of the page of invitations, as its address says. */
export const useInvitationsAddress = () => useAddress(INVITATIONS);
