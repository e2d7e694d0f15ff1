// Exports for other modules.
export { allocate, type Allocation } from './allocate';
export { deleteReservations, freeStock, insertReservations, type FreeStock } from './allocate-queries';
export type { Draft } from './draft';
export { stockMoved, stockReserved } from './events';
export { beyondLimit, unfit, type Goods, type PlaceRules, type Refusal } from './fit';
export { book, type Booking } from './ledger';
export { listedStock, moveSlice } from './list-queries';
export { lotOf, movesByIds, movesByKeys } from './move-queries';
export { contentsOf, lockPlaces, placesByIds, type Content, type Place } from './place-queries';
export { sayingWhere } from './put-away/advise-places';
export { REACHED_MM } from './put-away/heights';
export { judgePuts, type Put } from './put-rules';
export { ruleFault } from './refused-put';
export { moveFilterOf, moveOrderOf, stockFilterOf, stockOrderOf } from './read-stock';
export { checkedWarehouse, resolveGoods, resolveWanted, serialsOf, toDraftSku } from './resolve';
export { placesOfSerials, serialsIn, type SerialPlace } from './serial-queries';
export { skusByIds, type FoundSku } from './resolve-queries';
export { opposite } from './undo-moves';
