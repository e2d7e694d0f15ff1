import { defineModule } from '../../platform/module';
import { removeMember } from './remove-member';

export const members = defineModule({
  name: 'members',
  create: () => ({
    handlers: { 'DELETE /user': removeMember },
  }),
});
