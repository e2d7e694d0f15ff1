import { Removed } from '../wire/schema';
import { Invitation } from './entities';

const both = {
  InvitationCreated: Invitation,
  InvitationCanceled: Invitation,
  InvitationAccepted: Invitation,
  InvitationExpired: Invitation,
  InvitationDeleted: Removed,
};

export const invitationEvents = {
  company: { ...both, InvitationResent: Invitation },
  wms: { ...both, InvitationPending: Invitation },
};
