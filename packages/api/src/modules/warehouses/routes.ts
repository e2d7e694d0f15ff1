import { defineModule } from '../../platform/module';
import { createWarehouse } from './create-warehouse';
import { removeWarehouse } from './delete-warehouse';
import { listWarehouses } from './list-warehouses';
import { renameWarehouse } from './rename-warehouse';

export const warehouses = defineModule({
  name: 'warehouses',
  handlers: {
    'GET /mycompany/warehouses': listWarehouses,
    'POST /warehouse': createWarehouse,
    'PATCH /warehouse': renameWarehouse,
    'DELETE /warehouse': removeWarehouse,
  },
});
