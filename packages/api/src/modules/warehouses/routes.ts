import { defineModule } from '../../platform/module';
import { createWarehouse } from './create-warehouse';
import { removeWarehouse } from './delete-warehouse';
import { listWarehouses } from './list-warehouses';
import { renameWarehouse } from './rename-warehouse';
import { look } from './look';
import { search } from './search';
import { warehouseNames } from './subject-names';

export const warehouses = defineModule({
  name: 'warehouses',
  create: () => ({
    handlers: {
      'GET /mycompany/warehouses': listWarehouses,
      'POST /warehouse': createWarehouse,
      'PATCH /warehouse': renameWarehouse,
      'DELETE /warehouse': removeWarehouse,
    },
    look,
    search,
    subjectNames: [warehouseNames],
  }),
});
