import { defineModule } from '../../platform/module';
import { notifications } from './notifications';
import { readAccess, reviewAccess } from './review';

export const ownAccess = defineModule({
  name: 'own-access',
  create: () => ({
    handlers: { 'GET /me/access': readAccess, 'POST /me/access/review': reviewAccess },
    notifications,
  }),
});
