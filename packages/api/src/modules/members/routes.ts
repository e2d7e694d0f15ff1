import { defineModule } from '../../platform/module';
import { leaveTenant } from './leave-tenant';
import { recoverPermissions } from './recover-permissions';
import { removeMember } from './remove-member';

export const members = defineModule({
  name: 'members',
  create: () => ({
    commands: [recoverPermissions],
    handlers: { 'DELETE /user': removeMember, 'POST /me/leave': leaveTenant },
  }),
});
