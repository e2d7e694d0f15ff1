import { defineModule } from '../../platform/module';
import { listUsers } from './list-users';
import { readMe } from './read-me';
import { renameMe } from './rename-me';
import { look } from './look';
import { ownData } from './own-data';
import { search } from './search';
import { userNames } from './subject-names';

export const users = defineModule({
  name: 'users',
  create: () => ({
    handlers: {
      'GET /me': readMe,
      'PATCH /me': renameMe,
      'GET /mycompany/users': listUsers,
      'GET /mywms/users': listUsers,
    },
    look,
    ownData,
    search,
    subjectNames: [userNames],
  }),
});
