import { Type } from 'typebox';
import { Id, strict } from '../wire/schema';

/** Which SKUs and places are concerned; the ledger and the stock say how. */
const Concerned = strict({ warehouseId: Id, skuIds: Type.Array(Id), locationIds: Type.Array(Id) });

export const stockEvents = { company: { StockMoved: Concerned, StockReserved: Concerned } };
