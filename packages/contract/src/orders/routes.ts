import { Type } from 'typebox';
import { CODE_MAX } from '../layout/constants';
import { Pieces, PiecesOrNone } from '../layout/entities';
import { Unit } from '../skus/entities';
import { Serials, StockMove } from '../stock/entities';
import { longPage, PageQuery, SearchText, sortBy, short } from '../wire/page';
import { Done, type RouteTable } from '../wire/route';
import { GivenInstant, literals, nullable, Ref, strict } from '../wire/schema';
import {
  LINES_MAX,
  ORDER_SORTS,
  ORDER_STATUSES,
  PICK_LIST_ORDERS_MAX,
  PICK_LIST_STATUSES,
  SHORT_REASONS,
} from './constants';
import { MissingLine, OrderLine, OrderSummary, PickListSummary, PickTask } from './entities';

const Message = Type.String();
const view = {
  access: 'user',
  tenant: 'company',
  permission: 'view_inventory',
  limit: 'read',
  additive: true,
} as const;
const manage = { ...view, permission: 'manage_inventory', limit: 'write' } as const;
const work = { ...view, permission: 'move_inventory', limit: 'write' } as const;

const Wanted = strict({ sku_id: Ref, quantity: Pieces, unit: Type.Optional(Unit) });
const Listed = strict({
  message: Message,
  pickList: PickListSummary,
  tasks: short(PickTask, 'one walk for a bounded number of orders'),
});

/** Filters of the list of orders. */
export const orderFilter = {
  warehouse_id: Type.Optional(Ref),
  status: Type.Optional(literals(ORDER_STATUSES)),
  /** Part of the code or the customer. */
  q: Type.Optional(SearchText),
  /** Ordered at this moment or later, and before that one. */
  from: Type.Optional(GivenInstant),
  to: Type.Optional(GivenInstant),
};

export const orderRoutes = {
  'GET /orders': {
    ...view,
    summary: 'Orders, the newest first unless another order is asked for',
    query: Type.Object({
      ...PageQuery.properties,
      sort: sortBy(ORDER_SORTS),
      ...orderFilter,
    }),
    answer: longPage(OrderSummary),
    errors: [],
  },
  'GET /order': {
    ...view,
    summary: 'One order with its lines, and where it is or was picked',
    query: Type.Object({ order_id: Ref }),
    answer: strict({ order: OrderSummary, lines: Type.Array(OrderLine), tasks: Type.Array(PickTask) }),
    errors: ['not_found'],
    short: 'one order',
  },
  'POST /order': {
    ...manage,
    summary: 'Add an order that is to be picked',
    body: strict({
      warehouse_id: Ref,
      code: Type.String({ minLength: 1, maxLength: CODE_MAX }),
      customer: Type.Optional(nullable(Type.String({ maxLength: 120 }))),
      /** Left out: now. */
      ordered_at: Type.Optional(GivenInstant),
      due_at: Type.Optional(nullable(GivenInstant)),
      lines: Type.Array(Wanted, { minItems: 1, maxItems: LINES_MAX }),
    }),
    answer: strict({ message: Message, order: OrderSummary }),
    status: 201,
    errors: ['not_found', 'unknown_id', 'code_taken'],
  },
  'DELETE /orders': {
    ...manage,
    summary:
      'Cancel what is not picked of orders, one or several, and take them off their pick lists: all of them or none',
    body: strict({ order_ids: Type.Array(Ref, { minItems: 1, maxItems: PICK_LIST_ORDERS_MAX }) }),
    answer: strict({ message: Message, orders: Type.Array(OrderSummary, { maxItems: PICK_LIST_ORDERS_MAX }) }),
    errors: ['not_found', 'conflict'],
  },
  'GET /pick-lists': {
    ...view,
    summary: 'Pick lists, the newest first',
    query: Type.Object({
      ...PageQuery.properties,
      warehouse_id: Type.Optional(Ref),
      status: Type.Optional(literals(PICK_LIST_STATUSES)),
      /** Of one person. */
      user_id: Type.Optional(Ref),
    }),
    answer: longPage(PickListSummary),
    errors: [],
  },
  'GET /pick-list': {
    ...view,
    summary: 'One pick list with its stops, in walking order',
    query: Type.Object({ pick_list_id: Ref }),
    answer: strict({ pickList: PickListSummary, tasks: Type.Array(PickTask) }),
    errors: ['not_found'],
    short: 'one walk',
  },
  'POST /pick-list': {
    ...work,
    summary:
      'Make a pick list of open orders: stock is reserved, first expired first, and the stops are in walking order',
    body: strict({
      warehouse_id: Ref,
      order_ids: Type.Array(Ref, { minItems: 1, maxItems: PICK_LIST_ORDERS_MAX }),
      /** The picker who walks it. Left out: the first one to pick. */
      user_id: Type.Optional(Ref),
    }),
    answer: strict({ ...Listed.properties, missing: short(MissingLine, 'lines of a bounded number of orders') }),
    status: 201,
    errors: ['not_found', 'unknown_id', 'conflict', 'insufficient_stock'],
  },
  'PATCH /pick-list': {
    ...manage,
    summary: 'Give a pick list to somebody else, or to whoever picks first',
    body: strict({ pick_list_id: Ref, user_id: nullable(Ref) }),
    answer: strict({ message: Message, pickList: PickListSummary }),
    errors: ['not_found', 'unknown_id', 'conflict'],
  },
  'POST /pick-list/claim': {
    ...work,
    summary: 'Begin to pick a list that is nobody’s yet: it is one’s own from then on, and the others see that',
    body: strict({ pick_list_id: Ref }),
    answer: strict({ message: Message, pickList: PickListSummary }),
    errors: ['not_found', 'conflict', 'assigned_to_other'],
  },
  'POST /pick-list/leave': {
    ...work,
    summary: 'Hand back a list of one’s own: whoever picks first has it then. What was picked stays picked',
    body: strict({ pick_list_id: Ref }),
    answer: strict({ message: Message, pickList: PickListSummary }),
    errors: ['not_found', 'conflict', 'assigned_to_other'],
  },
  'POST /pick-list/pick': {
    ...work,
    summary:
      'Say what was picked at a stop. Less than wanted needs a reason; the rest is taken elsewhere, if it is anywhere',
    body: strict({
      pick_list_id: Ref,
      turn: Type.Integer({ minimum: 1 }),
      quantity: PiecesOrNone,
      /** Serial numbers of the pieces, for a SKU that is tracked by them: as many as were picked. */
      serials: Type.Optional(Serials),
      reason: Type.Optional(literals(SHORT_REASONS)),
      /** A remark for the ledger, such as that nothing was scanned. */
      note: Type.Optional(Type.String({ maxLength: 200 })),
      /**
       * The client's name for the pick, unique in the company: the same key is the same pick, however often the same
       * person sends it. From anybody else it is refused.
       */
      key: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' }),
    }),
    answer: strict({
      message: Message,
      pickList: PickListSummary,
      task: PickTask,
      moves: short(StockMove, 'what one call has booked, which is bounded'),
      /** Stops that were added for the rest. */
      instead: short(PickTask, 'the parts of one task'),
      /** Pieces of the rest that are nowhere: the warehouse's policy decides on them. */
      backOrdered: PiecesOrNone,
      canceled: PiecesOrNone,
    }),
    errors: [
      'not_found',
      'conflict',
      'assigned_to_other',
      'lot_unusable',
      'insufficient_stock',
      'serial_elsewhere',
      'idempotency_key_reused',
    ],
  },
  'POST /pick-list/undo': {
    ...work,
    summary:
      'Take back what was picked at a stop: goods, stop, list and order are as before. For who picked it, or manages the stock',
    body: strict({ pick_list_id: Ref, turn: Type.Integer({ minimum: 1 }) }),
    answer: strict({
      message: Message,
      pickList: PickListSummary,
      task: PickTask,
      moves: short(StockMove, 'what one call has booked, which is bounded'),
    }),
    errors: [
      ...(['not_found', 'conflict', 'already_undone', 'picked_by_other'] as const),
      ...(['put_refused', 'insufficient_stock', 'serial_elsewhere'] as const),
    ],
  },
  'DELETE /pick-list': {
    ...work,
    summary:
      'Give up what is open of a pick list of one’s own; of any, for who manages the stock. Its orders are open again',
    body: strict({ pick_list_id: Ref }),
    answer: Done,
    errors: ['not_found', 'conflict', 'assigned_to_other'],
  },
} as const satisfies RouteTable;
