// Exports for other modules.
export { deleteWarehouse, insertWarehouse, warehousesOf } from './queries';
export { warehouseSearch } from './search';
