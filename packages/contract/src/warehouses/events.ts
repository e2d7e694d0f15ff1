import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';
import { Warehouse } from './entities';

export const warehouseEvents = eventsAbout(
  'warehouses',
  {
    company: { WarehouseCreated: Warehouse, WarehouseNameChanged: Warehouse, WarehouseDeleted: Removed },
  },
  { siteIs: 'id', heardBy: 'view_warehouses' },
);
