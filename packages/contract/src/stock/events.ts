import { Type } from 'typebox';
import { eventsAbout } from '../wire/subject-events';
import { Id, strict } from '../wire/schema';

/** The SKUs and places that changed; the ledger and the stock say how. */
const Concerned = strict({ warehouseId: Id, skuIds: Type.Array(Id), locationIds: Type.Array(Id) });

export const stockEvents = eventsAbout(
  'goods',
  { company: { StockMoved: Concerned, StockReserved: Concerned } },
  { heardBy: 'view_inventory' },
);
