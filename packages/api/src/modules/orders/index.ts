// Exports for other modules.
export { listedOrders } from './order-queries';
export { doubtful } from './pick-queries';
export { orderFilterOf, orderSortOf } from './read-orders';
