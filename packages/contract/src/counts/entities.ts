import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { PiecesOrNone } from '../layout/entities';
import { StockState } from '../stock/entities';

/** How the places of a count are chosen: a zone, the SKUs of an ABC class, those counted longest ago, by name. */
export const COUNT_CHOICES = ['zone', 'class', 'oldest', 'locations'] as const;
export const COUNT_STATUSES = ['open', 'done', 'canceled'] as const;
/** `recount`: somebody else counts it again. `to_approve`: it differs by more than the warehouse's limit. */
export const COUNT_TASK_STATUSES = ['open', 'recount', 'to_approve', 'done', 'canceled'] as const;

export const CountSummary = strict({
  id: Id,
  warehouseId: Id,
  chosenBy: literals(COUNT_CHOICES),
  status: literals(COUNT_STATUSES),
  createdAt: Instant,
  doneAt: nullable(Instant),
  tasks: Type.Integer({ minimum: 0 }),
  openTasks: Type.Integer({ minimum: 0 }),
});
export type CountSummary = Static<typeof CountSummary>;

/** One place to count. It does not say what should lie there: whoever counts is not to know. */
export const CountTask = strict({
  id: Id,
  countId: Id,
  warehouseId: Id,
  location: strict({ id: Id, code: Type.String() }),
  status: literals(COUNT_TASK_STATUSES),
  countedBy: nullable(Id),
  recountedBy: nullable(Id),
});
export type CountTask = Static<typeof CountTask>;

/** What differs in one place, for who approves it. In pieces. */
export const CountDifference = strict({
  round: Type.Integer({ minimum: 1, maximum: 2 }),
  sku: strict({ id: Id, code: Type.String(), name: Type.String() }),
  lot: nullable(strict({ id: Id, code: Type.String() })),
  state: StockState,
  counted: PiecesOrNone,
  expected: PiecesOrNone,
});
export type CountDifference = Static<typeof CountDifference>;
