import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { PiecesOrNone, PiecesSum } from '../layout/entities';
import { RECEIPT_STATUSES } from './constants';

/**
 * A receipt: goods that arrive. More or less than expected is a fact, not a fault; how much more is the warehouse's
 * policy.
 */
export const ReceiptSummary = strict({
  id: Id,
  warehouseId: Id,
  /** Unique in the company, regardless of case and blanks. */
  code: Type.String(),
  status: literals(RECEIPT_STATUSES),
  /** Goods that come back from customers are received as returned, never as available. */
  returns: Type.Boolean(),
  supplier: nullable(Type.String()),
  expectedAt: nullable(Instant),
  createdAt: Instant,
  closedAt: nullable(Instant),
  lines: Type.Integer({ minimum: 0 }),
  /** In pieces, over all lines. */
  expected: PiecesSum,
  received: PiecesSum,
  /** Pieces that are missing, and pieces too many, line by line: one does not make up for the other. */
  under: PiecesSum,
  over: PiecesSum,
});
export type ReceiptSummary = Static<typeof ReceiptSummary>;

/** One SKU of a receipt. */
export const ReceiptLine = strict({
  line: Type.Integer({ minimum: 1 }),
  sku: strict({ id: Id, code: Type.String(), name: Type.String(), lotTracked: Type.Boolean() }),
  expected: PiecesOrNone,
  /** Pieces that the ledger has booked for it and not undone. */
  received: PiecesSum,
  /** The most that may be received. */
  most: PiecesSum,
});
export type ReceiptLine = Static<typeof ReceiptLine>;
