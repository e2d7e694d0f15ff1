// Exports for other modules.
export { warehousesOf } from './queries';
