import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';
import { User } from './entities';

export const userEvents = eventsAbout(
  'people',
  {
    company: {
      UserJoined: User,
      UserAvatarUpdated: User,
      UserNameChanged: User,
      UserRoleUpdated: User,
      UserLeft: Removed,
    },
    wms: {
      UserJoined: User,
      UserLeft: Removed,
      UserAvatarChanged: User,
      UserNameChanged: User,
      UserRoleUpdated: User,
    },
  },
  { companyWide: true, heardBy: 'view_users' },
);
