import { Me } from './entities';

export const accountEvents = {
  user: { UserAvatarUpdated: Me, UserNameChanged: Me },
};
