import { defineModule } from '../../platform/module';
import { createRole } from './create-role';
import { listPermissions, listRoles, readMyRole } from './read-roles';
import { replacePermissions } from './replace-permissions';
import { replaceUsers } from './replace-users';
import { replaceWarehouses } from './replace-warehouses';
import { renameRole } from './update-role';
import { look } from './look';
import { propose } from './propose';
import { search } from './search';
import { roleNames } from './subject-names';

export const roles = defineModule({
  name: 'roles',
  create: () => ({
    handlers: {
      'GET /myroles': readMyRole,
      'GET /mycompany/roles': listRoles,
      'GET /mycompany/permissions': listPermissions,
      'GET /mywms/roles': listRoles,
      'GET /mywms/permissions': listPermissions,
      'POST /role': createRole,
      'PATCH /role': renameRole,
      'PATCH /role/permissions': replacePermissions,
      'PATCH /role/users': replaceUsers,
      'PATCH /role/warehouses': replaceWarehouses,
    },
    look,
    propose,
    search,
    subjectNames: [roleNames],
  }),
});
