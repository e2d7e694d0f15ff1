// What other modules may use of this one.
export type { Draft } from './draft';
export { stockMoved } from './events';
export { beyondLimit, type PlaceRules } from './fit';
export { book, type Booking } from './ledger';
export { contentsOf, lockPlaces, type Content } from './place-queries';
export { ruleFault } from './refused-put';
export { checkedWarehouse, resolveGoods, toDraftSku } from './resolve';
export { skusByIds } from './resolve-queries';
