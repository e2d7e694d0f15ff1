import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { Pieces, PiecesOrNone } from '../layout/entities';

export const ORDER_STATUSES = ['open', 'released', 'done', 'canceled'] as const;
export const RECEIPT_STATUSES = ['expected', 'receiving', 'closed'] as const;
export const PICK_STATUSES = ['open', 'picked', 'short', 'canceled'] as const;
export const LIST_STATUSES = ['open', 'done', 'canceled'] as const;

const SkuNamed = strict({ id: Id, code: Type.String(), name: Type.String() });
const LineNumber = Type.Integer({ minimum: 1 });

/** What leaves the warehouse. `released`: it is on a pick list. Done orders are the history that slotting learns from. */
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
  lines: Type.Integer({ minimum: 0 }),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** In pieces; what is neither picked nor canceled is still to be picked. */
export const OrderLine = strict({
  line: LineNumber,
  sku: SkuNamed,
  quantity: Pieces,
  picked: PiecesOrNone,
  canceled: PiecesOrNone,
  batch: nullable(Type.String()),
});
export type OrderLine = Static<typeof OrderLine>;

/** One stop of a walk. */
export const PickTask = strict({
  turn: Type.Integer({ minimum: 1 }),
  orderId: Id,
  orderCode: Type.String(),
  line: LineNumber,
  sku: SkuNamed,
  location: strict({ id: Id, code: Type.String() }),
  lot: nullable(strict({ id: Id, code: Type.String() })),
  quantity: Pieces,
  picked: PiecesOrNone,
  status: literals(PICK_STATUSES),
});
export type PickTask = Static<typeof PickTask>;

export const PickListSummary = strict({
  id: Id,
  warehouseId: Id,
  status: literals(LIST_STATUSES),
  createdAt: Instant,
  doneAt: nullable(Instant),
  tasks: Type.Integer({ minimum: 0 }),
  openTasks: Type.Integer({ minimum: 0 }),
});
export type PickListSummary = Static<typeof PickListSummary>;

/** What arrives. More or less than expected is a fact, not a fault. */
export const ReceiptSummary = strict({
  id: Id,
  warehouseId: Id,
  /** Unique in the company, regardless of case and blanks. */
  code: Type.String(),
  status: literals(RECEIPT_STATUSES),
  /** What comes back from customers is received as returned, never as available. */
  returns: Type.Boolean(),
  supplier: nullable(Type.String()),
  expectedAt: nullable(Instant),
  closedAt: nullable(Instant),
  /** In pieces, over all lines. */
  expected: PiecesOrNone,
  received: PiecesOrNone,
});
export type ReceiptSummary = Static<typeof ReceiptSummary>;

export const ReceiptLine = strict({ line: LineNumber, sku: SkuNamed, expected: PiecesOrNone, received: PiecesOrNone });
export type ReceiptLine = Static<typeof ReceiptLine>;
