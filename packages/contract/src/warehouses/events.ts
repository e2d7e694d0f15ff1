import { Removed } from '../wire/schema';
import { Warehouse } from './entities';

export const warehouseEvents = {
  company: { WarehouseCreated: Warehouse, WarehouseNameChanged: Warehouse, WarehouseDeleted: Removed },
};
