import { defineModule } from '../../platform/module';
import { grantInventory, revokeGrant } from './change-grant';
import { listGranted, readGrant } from './read-grants';

export const grants = defineModule({
  name: 'grants',
  create: () => ({
    handlers: {
      'GET /mycompany/inventory-grant': readGrant,
      'POST /mycompany/inventory-grant': grantInventory,
      'DELETE /mycompany/inventory-grant': revokeGrant,
      'GET /mywms/granted-companies': listGranted,
    },
  }),
});
