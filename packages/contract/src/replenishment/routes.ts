import { Type } from 'typebox';
import { PiecesOrNone } from '../layout/entities';
import { Serials, StockMove } from '../stock/entities';
import { longPage, PageQuery, short } from '../wire/page';
import { Done, type RouteTable } from '../wire/route';
import { literals, nullable, Ref, strict } from '../wire/schema';
import { REPLENISH_SHORTS, REPLENISH_SKUS_MAX } from './constants';
import { Replenishment, ReplenishTask } from './entities';

const Message = Type.String();
const Count = Type.Integer({ minimum: 0 });
const view = {
  access: 'user',
  tenant: 'company',
  permission: 'view_inventory',
  limit: 'read',
  additive: true,
} as const;
const manage = { ...view, permission: 'manage_inventory', limit: 'write' } as const;
const work = { ...view, permission: 'move_inventory', limit: 'write' } as const;

export const replenishmentRoutes = {
  'GET /replenishments': {
    ...view,
    summary: 'SKUs of which too little lies where they are picked, with what can be brought there, or why nothing can',
    query: strict({
      ...PageQuery.properties,
      warehouse_id: Type.Optional(Ref),
      /** Only those that something elsewhere could fill, and that have no tasks yet. */
      waiting: Type.Optional(literals(['yes'])),
    }),
    answer: longPage(Replenishment),
    errors: ['not_found'],
  },
  'POST /replenishments/release': {
    ...manage,
    summary: 'Make tasks of what can be brought to where some SKUs are picked; what cannot is left out',
    body: strict({
      warehouse_id: Ref,
      sku_ids: Type.Array(Ref, { minItems: 1, maxItems: REPLENISH_SKUS_MAX }),
    }),
    /** `rows`: what of those SKUs is still low, or has tasks now, so that who asked sees it at once. */
    answer: strict({
      message: Message,
      skus: Count,
      tasks: Count,
      rows: Type.Optional(short(Replenishment, 'the SKUs that the call named, which are bounded')),
    }),
    errors: ['not_found'],
  },
  'POST /replenishments/withdraw': {
    ...manage,
    summary: 'Drop the tasks of a SKU that nobody has taken, or whose takers have let their time pass',
    body: strict({ warehouse_id: Ref, sku_id: Ref }),
    answer: strict({ message: Message, tasks: Count }),
    errors: ['not_found'],
  },
  'POST /replenish-task/take': {
    ...work,
    summary: 'Get the next task, or the one that the caller has already, and hold its goods; null: there is none now',
    body: strict({
      warehouse_id: Ref,
      /** Tasks that the caller has left, the last one at the end: they come after all others, the first of them first. */
      left: Type.Optional(Type.Array(Ref, { maxItems: 100 })),
    }),
    answer: strict({ message: Message, task: nullable(ReplenishTask) }),
    errors: ['not_found'],
    remembered: false,
  },
  'POST /replenish-task/leave': {
    ...work,
    summary: 'Leave a task that the caller has taken to somebody else',
    body: strict({ task_id: Ref }),
    answer: Done,
    errors: ['not_found'],
  },
  'POST /replenish-task/done': {
    ...work,
    summary:
      'Book in the ledger what a task brought; less than it says needs a reason. The same key is the same booking',
    body: strict({
      task_id: Ref,
      quantity: PiecesOrNone,
      serials: Type.Optional(Serials),
      reason: Type.Optional(literals(REPLENISH_SHORTS)),
      key: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    answer: strict({ message: Message, moves: short(StockMove, 'what one call has booked, which is bounded') }),
    status: 201,
    errors: [
      ...(['not_found', 'unknown_id', 'conflict', 'assigned_to_other', 'lot_unusable'] as const),
      ...(['insufficient_stock', 'put_refused', 'serial_elsewhere', 'idempotency_key_reused'] as const),
    ],
  },
} as const satisfies RouteTable;
