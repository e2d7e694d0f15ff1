import { defineModule } from '../../platform/module';
import { removeRole } from './remove-role';

/** Apart from the roles themselves: invitations know roles, and this knows both. */
export const roleRemoval = defineModule({
  name: 'role-removal',
  create: () => ({ handlers: { 'DELETE /role': removeRole } }),
});
