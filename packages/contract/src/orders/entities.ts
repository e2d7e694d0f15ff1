import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { Pieces, PiecesOrNone, PiecesSum } from '../layout/entities';
import { Day } from '../skus/entities';
import { ORDER_STATUSES, PICK_LIST_CODES_MAX, PICK_LIST_STATUSES, PICK_STATUSES, SHORT_REASONS } from './constants';

const SkuNamed = strict({ id: Id, code: Type.String(), name: Type.String() });
const LineNumber = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0 });

/**
 * An order: goods that leave the warehouse. `released`: it is on a pick list. Done orders are the history that slotting
 * learns from.
 */
export const OrderSummary = strict({
  id: Id,
  warehouseId: Id,
  /** Unique in the company, regardless of case and blanks. */
  code: Type.String(),
  status: literals(ORDER_STATUSES),
  customer: nullable(Type.String()),
  orderedAt: Instant,
  dueAt: nullable(Instant),
  doneAt: nullable(Instant),
  lines: Count,
  /** Over all lines. Pieces that are neither picked nor canceled are still to be picked. */
  pieces: PiecesSum,
  picked: PiecesSum,
  canceled: PiecesSum,
});
export type OrderSummary = Static<typeof OrderSummary>;

/** In pieces. */
export const OrderLine = strict({
  line: LineNumber,
  sku: SkuNamed,
  quantity: Pieces,
  picked: PiecesOrNone,
  canceled: PiecesOrNone,
  /** On pick lists, and not picked yet. */
  onLists: PiecesOrNone,
  batch: nullable(Type.String()),
});
export type OrderLine = Static<typeof OrderLine>;

/** One stop of a walk. */
export const PickTask = strict({
  pickListId: Id,
  turn: Type.Integer({ minimum: 1 }),
  orderId: Id,
  orderCode: Type.String(),
  line: LineNumber,
  sku: SkuNamed,
  /** Codes that may be scanned for it, and the pieces of each scan. */
  barcodes: short(strict({ code: Type.String(), pieces: Pieces }), 'the units and the codes of one SKU'),
  location: strict({ id: Id, code: Type.String() }),
  lot: nullable(strict({ id: Id, code: Type.String(), expiresOn: nullable(Day) })),
  quantity: Pieces,
  picked: PiecesOrNone,
  status: literals(PICK_STATUSES),
  /** Why less was picked. */
  reason: nullable(literals(SHORT_REASONS)),
  endedAt: nullable(Instant),
  /** Id of the picker. */
  pickedBy: nullable(Id),
  /** Number of picks that were taken back. */
  undone: Count,
  /** Its pieces are told apart by serial number: each that is picked is named. */
  serialTracked: Type.Optional(Type.Boolean()),
});
export type PickTask = Static<typeof PickTask>;

export const PickListSummary = strict({
  id: Id,
  warehouseId: Id,
  status: literals(PICK_LIST_STATUSES),
  /** The picker who walks it. Null: the first one to pick. */
  user: nullable(strict({ id: Id, name: nullable(Type.String()) })),
  createdAt: Instant,
  doneAt: nullable(Instant),
  orders: Count,
  /** Codes of its first orders, those that are due first before others. */
  orderCodes: Type.Optional(Type.Array(Type.String(), { maxItems: PICK_LIST_CODES_MAX })),
  tasks: Count,
  openTasks: Count,
  shortTasks: Count,
});
export type PickListSummary = Static<typeof PickListSummary>;

/** The part of an order's line that no stock was found for. */
export const MissingLine = strict({
  orderId: Id,
  orderCode: Type.String(),
  line: LineNumber,
  sku: SkuNamed,
  pieces: Pieces,
});
export type MissingLine = Static<typeof MissingLine>;
