import { Type } from 'typebox';
import { CODE_MAX } from '../layout/constants';
import { PiecesOrNone } from '../layout/entities';
import { Serials, StockState } from '../stock/entities';
import { longPage, PageQuery } from '../wire/page';
import { Done, type RouteTable } from '../wire/route';
import { GivenDay, literals, nullable, Ref, strict } from '../wire/schema';
import { COUNT_CHOICES, COUNTED_CLASSES, COUNT_STATUSES, COUNT_TASK_STATUSES } from './constants';
import { CountDifference, CountSummary, CountTask } from './entities';

const Message = Type.String();
const user = { access: 'user', tenant: 'company', additive: true } as const;

export const countRoutes = {
  'GET /counts': {
    ...user,
    permission: 'view_inventory',
    limit: 'read',
    summary: 'Cycle counts, the newest first',
    query: Type.Object({
      ...PageQuery.properties,
      warehouse_id: Type.Optional(Ref),
      status: Type.Optional(literals(COUNT_STATUSES)),
    }),
    answer: longPage(CountSummary),
    errors: [],
  },
  'POST /count': {
    ...user,
    permission: 'manage_inventory',
    limit: 'write',
    summary: 'Ask for a count of places: those of a zone, of the SKUs of an ABC class, counted longest ago, or by name',
    body: strict({
      warehouse_id: Ref,
      chosen_by: literals(COUNT_CHOICES),
      zone_id: Type.Optional(Ref),
      /** By lines of the last ninety days: A makes up 80 % of them, B the next 15 %, C the rest. */
      class: Type.Optional(literals(COUNTED_CLASSES)),
      location_ids: Type.Optional(Type.Array(Ref, { minItems: 1, maxItems: 500 })),
      most: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    }),
    answer: strict({ message: Message, count: CountSummary }),
    status: 201,
    errors: ['not_found', 'unknown_id', 'nothing_to_count'],
  },
  'PATCH /count': {
    ...user,
    permission: 'manage_inventory',
    limit: 'write',
    summary: 'Give what is open of a count to somebody else, or to whoever counts first',
    body: strict({ count_id: Ref, user_id: nullable(Ref) }),
    answer: strict({ message: Message, count: CountSummary }),
    errors: ['not_found', 'unknown_id', 'conflict'],
  },
  'DELETE /count': {
    ...user,
    permission: 'manage_inventory',
    limit: 'write',
    summary: 'Cancel what is still open of a count; one with a difference only by who may decide about it',
    body: strict({ count_id: Ref }),
    answer: Done,
    errors: ['not_found', 'count_differs'],
  },
  'GET /count/tasks': {
    ...user,
    permission: 'count_inventory',
    limit: 'read',
    summary: 'Places to count, in walking order. What should lie there is not said',
    query: Type.Object({
      ...PageQuery.properties,
      warehouse_id: Type.Optional(Ref),
      count_id: Type.Optional(Ref),
      status: Type.Optional(literals(COUNT_TASK_STATUSES)),
      /** Those that were done from the first of these days to the last, in UTC; and those where the stock was right, or not. */
      decided_from: Type.Optional(GivenDay),
      decided_to: Type.Optional(GivenDay),
      exact: Type.Optional(literals(['yes', 'no'])),
    }),
    answer: longPage(CountTask),
    errors: [],
  },
  'POST /count/entry': {
    ...user,
    permission: 'count_inventory',
    limit: 'write',
    summary: 'Say everything that lies in a place. What is not said is not there',
    body: strict({
      task_id: Ref,
      entries: Type.Array(
        strict({
          sku_id: Ref,
          lot: Type.Optional(Type.String({ minLength: 1, maxLength: CODE_MAX })),
          state: Type.Optional(StockState),
          /** Serial numbers of the pieces, for a SKU that is tracked by them: as many as there are. */
          serials: Type.Optional(Serials),
          quantity: PiecesOrNone,
        }),
        { maxItems: 200 },
      ),
    }),
    answer: strict({ message: Message, task: CountTask }),
    errors: ['not_found', 'unknown_id', 'conflict', 'recount_by_other', 'assigned_to_other', 'serial_elsewhere'],
  },
  'GET /count/differences': {
    ...user,
    permission: 'approve_inventory',
    limit: 'read',
    summary: 'What was counted in a place, beside what the ledger said',
    query: Type.Object({ task_id: Ref }),
    /** `approvable`: false where the asker has counted it, and somebody else is there to approve it. */
    answer: strict({
      task: CountTask,
      differences: Type.Array(CountDifference),
      approvable: Type.Optional(Type.Boolean()),
    }),
    errors: ['not_found'],
    short: 'what lies in one place',
  },
  'POST /count/decision': {
    ...user,
    permission: 'approve_inventory',
    limit: 'write',
    summary: 'Book a difference above the limit, or have the place counted anew',
    body: strict({ task_id: Ref, approve: Type.Boolean() }),
    answer: strict({ message: Message, task: CountTask }),
    errors: ['not_found', 'conflict', 'approve_by_other', 'insufficient_stock', 'serial_elsewhere'],
  },
} as const satisfies RouteTable;
