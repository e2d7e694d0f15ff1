import { defineModule } from '../../platform/module';
import { leaveTenant } from './leave-tenant';
import { removeMember } from './remove-member';

export const members = defineModule({
  name: 'members',
  create: () => ({
    handlers: { 'DELETE /user': removeMember, 'POST /me/leave': leaveTenant },
  }),
});
