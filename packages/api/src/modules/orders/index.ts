// Exports for other modules.
export { listedOrders } from './order-queries';
export { measureWalks } from './measure-walks';
export { addPastLists } from './past-queries';
export { doubtful } from './pick-queries';
export { orderFilterOf, orderSortOf } from './read-orders';
