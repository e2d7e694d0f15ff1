import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { PiecesSum } from '../layout/entities';
import { Serials, StockState } from '../stock/entities';
import { COUNT_CHOICES, COUNTED_CLASSES, COUNT_STATUSES, COUNT_TASK_STATUSES } from './constants';

export const CountSummary = strict({
  id: Id,
  warehouseId: Id,
  chosenBy: literals(COUNT_CHOICES),
  /** Its subject: the class or the zone that was asked for, null where neither was, and the first of its places on the walk. */
  class: Type.Optional(nullable(literals(COUNTED_CLASSES))),
  zone: Type.Optional(nullable(Type.String())),
  firstPlace: Type.Optional(nullable(Type.String())),
  status: literals(COUNT_STATUSES),
  createdAt: Instant,
  /** The person who asked for it, or whose short pick did; null: nobody who is known any more. */
  askedBy: Type.Optional(nullable(strict({ id: Id, name: nullable(Type.String()) }))),
  doneAt: nullable(Instant),
  tasks: Type.Integer({ minimum: 0 }),
  openTasks: Type.Integer({ minimum: 0 }),
  /** Of the open ones: counted once, with a difference that somebody else is to count again; and counted, to be decided on. */
  recountTasks: Type.Optional(Type.Integer({ minimum: 0 })),
  approveTasks: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The person who is to count it; null: whoever counts first. */
  user: Type.Optional(nullable(strict({ id: Id, name: nullable(Type.String()) }))),
});
export type CountSummary = Static<typeof CountSummary>;

/** Result of the last count of a place that waits for approval, for those who approve. */
export const CountFound = strict({
  /** The SKU that differs most; null: none differs in its number. */
  sku: nullable(strict({ id: Id, code: Type.String(), name: Type.String() })),
  /** Number of SKUs that differ. */
  skus: Type.Integer({ minimum: 0 }),
  /** Pieces that were counted of all, less those of the ledger. */
  change: Type.Integer(),
  /** The two figures of that. */
  counted: Type.Optional(PiecesSum),
  expected: Type.Optional(PiecesSum),
  user: nullable(strict({ id: Id, name: nullable(Type.String()) })),
  at: Instant,
});
export type CountFound = Static<typeof CountFound>;

/** One place to count. It does not say what should lie there: the person who counts is not to know. */
export const CountTask = strict({
  id: Id,
  countId: Id,
  warehouseId: Id,
  location: strict({ id: Id, code: Type.String() }),
  status: literals(COUNT_TASK_STATUSES),
  countedBy: nullable(Id),
  recountedBy: nullable(Id),
  /** The only one from whom it is taken, who is another than counted first; null: anybody. */
  userId: Type.Optional(nullable(Id)),
  /** Of one that is done: when, and whether the first count found what the ledger said. */
  decidedAt: Type.Optional(Instant),
  exact: Type.Optional(Type.Boolean()),
  /** Of one that waits for approval, in a list that somebody reads who approves. */
  found: Type.Optional(CountFound),
});
export type CountTask = Static<typeof CountTask>;

/** Differences in one place, for the person who approves them. In pieces. */
export const CountDifference = strict({
  round: Type.Integer({ minimum: 1, maximum: 2 }),
  sku: strict({ id: Id, code: Type.String(), name: Type.String() }),
  lot: nullable(strict({ id: Id, code: Type.String() })),
  state: StockState,
  counted: PiecesSum,
  expected: PiecesSum,
  /** Of a SKU that is tracked by serial number: which were not found, and which were found beyond. */
  missing: Type.Optional(Serials),
  surplus: Type.Optional(Serials),
  /** The person who counted it, without a name if they are nobody of the company any more; and when. */
  user: Type.Optional(nullable(strict({ id: Id, name: nullable(Type.String()) }))),
  at: Type.Optional(Instant),
});
export type CountDifference = Static<typeof CountDifference>;
