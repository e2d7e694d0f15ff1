import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import {
  CONDITIONS,
  LENGTH_MAX_MM,
  LOCATION_PURPOSES,
  MIXING_RULES,
  PIECES_MAX,
  OVER_RECEIPT_MAX,
  SHORT_PICKS,
  WEIGHT_MAX_G,
} from './constants';
import { LayoutForm } from './form';

export { LayoutForm } from './form';

export const LocationPurpose = literals(LOCATION_PURPOSES);
export type LocationPurpose = Static<typeof LocationPurpose>;
export const MixingRule = literals(MIXING_RULES);
export type MixingRule = Static<typeof MixingRule>;
export const Condition = literals(CONDITIONS);
export type Condition = Static<typeof Condition>;

/** A number of pieces, of which there is at least one. */
export const Pieces = Type.Integer({ minimum: 1, maximum: PIECES_MAX });
/** A number of pieces, also none. */
export const PiecesOrNone = Type.Integer({ minimum: 0, maximum: PIECES_MAX });
/**
 * Pieces of several lines, places or SKUs in an answer. Bounds are for what comes in: a sum that has one as well would make
 * everything unreadable that it is told with.
 */
export const PiecesSum = Type.Integer({ minimum: 0 });
/** Whole mm. */
export const Length = Type.Integer({ minimum: 1, maximum: LENGTH_MAX_MM });
/** Whole g. */
export const Weight = Type.Integer({ minimum: 1, maximum: WEIGHT_MAX_G });
/** Whole mm³: a million cubic metres at most. */
export const Volume = Type.Integer({ minimum: 1, maximum: 1_000_000_000_000_000 });

/** Part of a warehouse with a name. Its code is unique in the warehouse, regardless of case and blanks. */
export const Zone = strict({ id: Id, warehouseId: Id, code: Type.String(), name: Type.String() });
export type Zone = Static<typeof Zone>;

/** The rules of places. Null: no limit, or goods of every condition. */
export const LocationType = strict({
  id: Id,
  name: Type.String(),
  maxWeightG: nullable(Weight),
  maxVolumeMm3: nullable(Volume),
  maxPieces: nullable(Pieces),
  mixing: MixingRule,
  condition: nullable(Condition),
  /** Number of places that have it. */
  locations: Type.Integer({ minimum: 0 }),
});
export type LocationType = Static<typeof LocationType>;

/**
 * A place in a warehouse. Lengths are mm from the front left corner; null outside of the grid or if nobody has said it.
 */
export const Location = strict({
  id: Id,
  warehouseId: Id,
  code: Type.String(),
  purpose: LocationPurpose,
  zoneId: nullable(Id),
  typeId: nullable(Id),
  aisle: nullable(Type.Integer()),
  bay: nullable(Type.Integer()),
  level: nullable(Type.Integer()),
  position: nullable(Type.Integer()),
  /** Its turn on a walk through the whole warehouse. */
  walkOrder: Type.Integer(),
  x: nullable(Type.Integer()),
  y: nullable(Type.Integer()),
  z: nullable(Type.Integer()),
  /** Nothing is put there; goods that lie there may leave. */
  blocked: Type.Boolean(),
  /** When it was last counted. */
  countedAt: nullable(Instant),
  /** Different SKUs on it, and pieces of all of them; null for those who may not see stock. */
  skus: nullable(Type.Integer({ minimum: 0 })),
  onHand: nullable(Type.Integer({ minimum: 0 })),
});
export type Location = Static<typeof Location>;

/** Layout of a warehouse. Version 0: nothing has been laid out yet. */
export const WarehouseLayout = strict({
  warehouseId: Id,
  version: Type.Integer({ minimum: 0 }),
  /** Null: its places came one by one or from a file. */
  form: nullable(LayoutForm),
  locations: Type.Integer({ minimum: 0 }),
  changedAt: nullable(Instant),
});
export type WarehouseLayout = Static<typeof WarehouseLayout>;

/** Rules of work in a warehouse. */
export const WarehousePolicy = strict({
  warehouseId: Id,
  /** A count that differs by more pieces is approved by somebody before it is booked. */
  approveAbove: PiecesOrNone,
  shortPicks: literals(SHORT_PICKS),
  /** Percentage over the expected quantity that may be received. */
  overReceipt: Type.Integer({ minimum: 0, maximum: OVER_RECEIPT_MAX }),
});
export type WarehousePolicy = Static<typeof WarehousePolicy>;
