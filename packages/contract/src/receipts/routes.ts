import { Type } from 'typebox';
import { CODE_MAX } from '../layout/constants';
import { Pieces } from '../layout/entities';
import { LINES_MAX } from '../orders/constants';
import { Unit } from '../skus/entities';
import { MOVES_MAX } from '../stock/constants';
import { Serials, StockMove, StockState } from '../stock/entities';
import { longPage, PageQuery, SearchText, short, sortBy } from '../wire/page';
import type { RouteTable } from '../wire/route';
import { GivenDay, GivenInstant, literals, nullable, Ref, strict } from '../wire/schema';
import { RECEIPT_SORTS, RECEIPT_STATUSES } from './constants';
import { ReceiptLine, ReceiptSummary } from './entities';

const Message = Type.String();
const Code = Type.String({ minLength: 1, maxLength: CODE_MAX });
const view = {
  access: 'user',
  tenant: 'company',
  permission: 'view_inventory',
  limit: 'read',
  additive: true,
} as const;
const manage = { ...view, permission: 'manage_inventory', limit: 'write' } as const;
const work = { ...view, permission: 'move_inventory', limit: 'write' } as const;
const Changed = strict({ message: Message, receipt: ReceiptSummary });

export const receiptRoutes = {
  'GET /receipts': {
    ...view,
    summary: 'Expected and past receipts, the newest first unless another order is asked for',
    query: Type.Object({
      ...PageQuery.properties,
      sort: sortBy(RECEIPT_SORTS),
      warehouse_id: Type.Optional(Ref),
      status: Type.Optional(literals(RECEIPT_STATUSES)),
      /** Only goods that come back from customers, or only others. */
      returns: Type.Optional(literals(['yes', 'no'])),
      /** Part of the code or the supplier. */
      q: Type.Optional(SearchText),
    }),
    answer: longPage(ReceiptSummary),
    errors: [],
  },
  'GET /receipt': {
    ...view,
    summary: 'One receipt with its lines: expected against received',
    query: Type.Object({ receipt_id: Ref }),
    answer: strict({ receipt: ReceiptSummary, lines: Type.Array(ReceiptLine) }),
    errors: ['not_found'],
    short: 'one receipt',
  },
  'POST /receipt': {
    ...manage,
    summary: 'Announce what is to arrive. Each SKU stands there once',
    body: strict({
      warehouse_id: Ref,
      code: Code,
      returns: Type.Optional(Type.Boolean()),
      supplier: Type.Optional(nullable(Type.String({ maxLength: 120 }))),
      expected_at: Type.Optional(nullable(GivenInstant)),
      lines: Type.Array(strict({ sku_id: Ref, quantity: Pieces, unit: Type.Optional(Unit) }), {
        minItems: 1,
        maxItems: LINES_MAX,
      }),
    }),
    answer: Changed,
    status: 201,
    errors: ['not_found', 'unknown_id', 'code_taken'],
  },
  'POST /receipt/receive': {
    ...work,
    summary: 'Take in what arrives of a receipt: more than expected up to the limit of the warehouse',
    body: strict({
      receipt_id: Ref,
      moves: Type.Array(
        strict({
          key: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' }),
          sku_id: Ref,
          quantity: Pieces,
          unit: Type.Optional(Unit),
          lot: Type.Optional(Code),
          serials: Type.Optional(Serials),
          expires_on: Type.Optional(GivenDay),
          to_location_id: Ref,
          /** Left out: available, and of returns returned. */
          state: Type.Optional(StockState),
        }),
        { minItems: 1, maxItems: MOVES_MAX },
      ),
    }),
    answer: strict({
      ...Changed.properties,
      lines: short(ReceiptLine, 'one receipt, whose lines are bounded'),
      moves: short(StockMove, 'what one call has booked, which is bounded'),
    }),
    status: 201,
    errors: [
      'not_found',
      'unknown_id',
      'conflict',
      'over_receipt',
      'put_refused',
      'serial_elsewhere',
      'idempotency_key_reused',
    ],
  },
  'PATCH /receipt/close': {
    ...work,
    summary: 'Close a receipt, with what has arrived',
    body: strict({ receipt_id: Ref }),
    answer: Changed,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies RouteTable;
