import { defineModule } from '../../platform/module';
import { endSessionsOf } from './end-sessions';
import { leaveTenant } from './leave-tenant';
import { recoverPermissions } from './recover-permissions';
import { listMembers } from './list-members';
import { removeMember } from './remove-member';

export const members = defineModule({
  name: 'members',
  create: () => ({
    commands: [recoverPermissions],
    handlers: {
      'GET /members': listMembers,
      'DELETE /user/sessions': endSessionsOf,
      'DELETE /user': removeMember,
      'POST /me/leave': leaveTenant,
    },
  }),
});
