// What other modules may use of this one.
export { warehousesOf } from './queries';
