import { defineModule } from '../../platform/module';
import { askForAccess } from './ask';
import { declineRequest } from './decline';
import { grantRequest } from './grant';
import { notifications } from './notifications';
import { ownData } from './own-data';
import { listOwnRequests, listRequests, readRequest } from './read-requests';
import { requestNames } from './subject-names';
import { withdrawRequest } from './withdraw';

export const accessRequests = defineModule({
  name: 'access-requests',
  create: () => ({
    handlers: {
      'GET /me/access-requests': listOwnRequests,
      'POST /me/access-requests': askForAccess,
      'POST /me/access-requests/withdraw': withdrawRequest,
      'GET /access-requests': listRequests,
      'GET /access-request': readRequest,
      'POST /access-request/grant': grantRequest,
      'POST /access-request/decline': declineRequest,
    },
    notifications,
    ownData,
    subjectNames: [requestNames],
  }),
});
