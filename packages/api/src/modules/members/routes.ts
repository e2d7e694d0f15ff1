import { defineModule } from '../../platform/module';
import { leaveTenant } from './leave-tenant';
import { listMembers } from './list-members';
import { recoverPermissions } from './recover-permissions';
import { removeMember } from './remove-member';
import { signOut } from './sign-out';
import { look } from './look';

export const members = defineModule({
  name: 'members',
  create: () => ({
    commands: [recoverPermissions],
    handlers: {
      'GET /members': listMembers,
      'DELETE /member/sessions': signOut,
      'DELETE /user': removeMember,
      'POST /me/leave': leaveTenant,
    },
    look,
  }),
});
