import { defineModule } from '../../platform/module';
import { listUsers } from './list-users';
import { readMe } from './read-me';
import { renameMe } from './rename-me';

export const users = defineModule({
  name: 'users',
  handlers: {
    'GET /me': readMe,
    'PATCH /me': renameMe,
    'GET /mycompany/users': listUsers,
    'GET /mywms/users': listUsers,
  },
});
