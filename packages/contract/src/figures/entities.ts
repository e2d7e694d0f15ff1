import { Type, type Static } from 'typebox';
import { Day } from '../skus/entities';
import { literals, nullable, Ref, strict } from '../wire/schema';
import { AGES, VELOCITY_CLASSES } from './constants';

const Count = Type.Integer({ minimum: 0 });

/** Work that waits for somebody. */
const Open = {
  ...{ picks: Count, counts: Count, approvals: Count, putAways: Count },
  /** Steps of plans and of replenishing that are on the floor. */
  relocations: Count,
  refills: Count,
};

/** Work that waits on the floor of a warehouse. */
export const WarehouseOpen = strict({ warehouseId: Ref, ...Open });
export type WarehouseOpen = Static<typeof WarehouseOpen>;

/** State of the work: over the days asked for, and right now. */
export const Overview = strict({
  /** Lines picked, the pieces in them, and the hours of people in which at least one was picked. */
  picks: strict({ lines: Count, pieces: Count, hours: Count }),
  /** Of pick lists that were done: lines picked, and the walks to their stops and back. Those to places that are nowhere are left out. */
  walks: Type.Optional(strict({ lines: Count, metres: Type.Number({ minimum: 0 }) })),
  /** Places whose count was decided, and those of them where the stock was right at the first count. */
  counts: strict({ places: Count, exact: Count }),
  /** Places for storage, and those of them where something lies. */
  space: strict({ places: Count, used: Count }),
  open: strict(Open),
  /** Work that needs somebody today. */
  attention: strict({
    /** SKUs in a warehouse at or below the level at which to reorder. */
    low: Count,
    /** SKUs of which too little lies where they are picked, that something elsewhere could fill, and without tasks. */
    replenish: Count,
    /** Lots in stock whose last day is over, and those whose last day is within thirty days. */
    expired: Count,
    expiring: Count,
    /** SKUs that lack a measure. */
    unmeasured: Count,
    /** Warehouses whose plan is worth too little by now, and for which a re-slot is proposed. */
    reslots: Count,
  }),
  /** The last day with a pick or a finished count; null: there is none yet. */
  latest: nullable(Day),
});
export type Overview = Static<typeof Overview>;

const Demand = { lines: Count, pieces: Count };

/** When orders come: by day, by hour of the week, by month. Times are UTC. */
export const Rhythm = strict({
  days: Type.Array(strict({ day: Day, ...Demand })),
  /** Only hours with an order. `weekday` 1 is Monday. */
  week: Type.Array(
    strict({
      weekday: Type.Integer({ minimum: 1, maximum: 7 }),
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
      lines: Count,
    }),
  ),
  /** The twelve months that end with the last day asked for; those without an order are left out. */
  months: Type.Array(strict({ month: Day, ...Demand })),
  latest: nullable(Day),
});
export type Rhythm = Static<typeof Rhythm>;

export const VelocityClass = literals(VELOCITY_CLASSES);
/** SKUs by their share of the demand. */
export const Velocity = strict({
  skus: Count,
  ...Demand,
  /** A: the SKUs that carry the first 80 % of the lines, B: the next 15 %, C: the rest. */
  classes: Type.Array(strict({ class: VelocityClass, skus: Count, ...Demand })),
  /** The SKUs by their lines in at most twenty groups of the same size, the busiest first: lines of each group. */
  groups: Type.Array(strict({ skus: Count, lines: Count })),
  latest: nullable(Day),
});
export type Velocity = Static<typeof Velocity>;

/** Places where the demanded goods lie today. A SKU's lines are shared evenly among its places. */
export const Density = strict({
  aisles: Type.Array(
    strict({ aisle: Type.Integer({ minimum: 1 }), places: Count, lines: Type.Number({ minimum: 0 }) }),
  ),
  /** Lines whose goods lie between knee and shoulder, of those whose goods lie at a known height. */
  golden: strict({ lines: Type.Number({ minimum: 0 }), known: Type.Number({ minimum: 0 }) }),
});
export type Density = Static<typeof Density>;

/** Age of stock, and stock that nobody orders. */
export const Ageing = strict({
  ages: Type.Array(strict({ age: literals(AGES), places: Count, skus: Count, pieces: Count })),
  /** SKUs in stock without an order line in the half year before the last day asked for. */
  dead: strict({ skus: Count, pieces: Count }),
});
export type Ageing = Static<typeof Ageing>;

/** Contents of one warehouse, and the work that waits in it, right now. */
export const WarehouseFigures = strict({
  warehouseId: Ref,
  /** Places for storage, and those of them where something lies. */
  places: Count,
  used: Count,
  skus: Count,
  pieces: Count,
  /** Orders that are not picked yet. */
  orders: Count,
  /** Receipts that are not closed. */
  receipts: Count,
  /** Rows of stock where goods arrive. */
  putAways: Count,
});
export type WarehouseFigures = Static<typeof WarehouseFigures>;
