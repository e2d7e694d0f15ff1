import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';
import { Invitation } from './entities';

const both = {
  InvitationCreated: Invitation,
  InvitationCanceled: Invitation,
  InvitationAccepted: Invitation,
  InvitationExpired: Invitation,
  InvitationDeleted: Removed,
};

export const invitationEvents = eventsAbout(
  'people',
  {
    company: { ...both, InvitationResent: Invitation },
    wms: { ...both, InvitationPending: Invitation },
  },
  { companyWide: true, heardBy: 'view_invitations' },
);
