import { Type, type Static } from 'typebox';
import { FieldFault } from '../wire/error-body';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import {
  SLOTTING_ENDINGS,
  SLOTTING_HELD_OUT,
  SLOTTING_MOVES_MAX,
  SLOTTING_POLICIES,
  SLOTTING_RULES,
  SLOTTING_RUN_STATUSES,
  SLOTTING_SECONDS_MAX,
  SLOTTING_SEED_MAX,
  SLOTTING_SPEED,
} from './constants';

export const SlottingPolicy = literals(SLOTTING_POLICIES);
export type SlottingPolicy = Static<typeof SlottingPolicy>;
export const SlottingRule = literals(SLOTTING_RULES);
export type SlottingRule = Static<typeof SlottingRule>;

const Count = Type.Integer({ minimum: 0 });
const Amount = Type.Number({ minimum: 0 });

/** What a run is to do. The same settings, inputs and seed give the same plan if the budget is a number of moves. */
export const SlottingSettings = strict({
  policy: SlottingPolicy,
  /** First and last moment of the orders that are taken; null: as far as there are orders. */
  from: nullable(Instant),
  until: nullable(Instant),
  /** Share of the orders, in percent and the latest ones, that the search does not see and the result is judged on. */
  heldOut: Type.Integer({ minimum: SLOTTING_HELD_OUT.min, maximum: SLOTTING_HELD_OUT.max }),
  /** The longest that it searches. */
  seconds: Type.Integer({ minimum: 1, maximum: SLOTTING_SECONDS_MAX }),
  /** Moves after which it ends; null: it searches for as long as it may. */
  moves: nullable(Type.Integer({ minimum: 1, maximum: SLOTTING_MOVES_MAX })),
  seed: Type.Integer({ minimum: 0, maximum: SLOTTING_SEED_MAX }),
  /** How fast pickers walk, in mm a second. */
  speed: Type.Integer({ minimum: SLOTTING_SPEED.min, maximum: SLOTTING_SPEED.max }),
});
export type SlottingSettings = Static<typeof SlottingSettings>;

/** Walking on a mean working day, in metres and in seconds at the speed of the settings. */
export const SlottingTravel = strict({ metres: Amount, seconds: Amount });
export type SlottingTravel = Static<typeof SlottingTravel>;

/** The same on the orders that the search saw, and on those that it did not. */
export const SlottingMeasure = strict({ seen: SlottingTravel, unseen: SlottingTravel });
export type SlottingMeasure = Static<typeof SlottingMeasure>;

/** What a result does not say by itself, by how much or how many. */
export const SlottingWarning = strict({
  code: literals([
    /** Lines of SKUs that lie nowhere in the warehouse's grid: their walks are not counted. */
    'lines_left_out',
    /** SKUs that keep their place, because something else lies there, too, or because it is blocked. */
    'skus_kept',
    /** Moves of the search that a rule of the place forbids, and that the plan goes without. */
    'moves_forbidden',
    /** Nobody said where aisles and bays are: usual lengths were taken. */
    'lengths_assumed',
    /** Cross-aisles that the routing does not know. */
    'cross_aisles_ignored',
  ] as const),
  count: Count,
});
export type SlottingWarning = Static<typeof SlottingWarning>;

/** What the search has to do with: known as soon as it begins. */
export const SlottingBasis = strict({
  skus: Count,
  places: Count,
  orders: strict({ seen: Count, unseen: Count }),
  lines: strict({ seen: Count, unseen: Count }),
  /** Working days that the orders spread over. */
  days: strict({ seen: Count, unseen: Count }),
  today: SlottingMeasure,
  rules: Type.Array(strict({ rule: SlottingRule, ...SlottingMeasure.properties })),
  /** The shortest of them on the orders that were seen. */
  bestRule: SlottingRule,
  warnings: Type.Array(SlottingWarning),
});
export type SlottingBasis = Static<typeof SlottingBasis>;

/** The best plan so far, and how the search got there. */
export const SlottingProgress = strict({
  /** Part of the budget that is spent, 0 to 1. */
  spent: Type.Number({ minimum: 0, maximum: 1 }),
  moves: Count,
  elapsedMs: Count,
  /** Null until there is a plan. */
  plan: nullable(SlottingMeasure),
  /** SKUs that it moves. */
  moved: Count,
  /** Grows with each better plan. */
  version: Count,
});
export type SlottingProgress = Static<typeof SlottingProgress>;

/** One search for a plan. */
export const SlottingRun = strict({
  id: Id,
  warehouseId: Id,
  name: Type.String(),
  status: literals(SLOTTING_RUN_STATUSES),
  settings: SlottingSettings,
  /** Null until the orders were read. */
  basis: nullable(SlottingBasis),
  progress: SlottingProgress,
  ending: nullable(literals(SLOTTING_ENDINGS)),
  /** Why it failed. */
  fault: nullable(FieldFault),
  createdBy: nullable(Id),
  createdAt: Instant,
  endedAt: nullable(Instant),
});
export type SlottingRun = Static<typeof SlottingRun>;

/** How far a run is: sent while it runs, and not kept. */
export const SlottingProgressed = strict({ id: Id, progress: SlottingProgress });
export type SlottingProgressed = Static<typeof SlottingProgressed>;

const Named = strict({ id: Id, code: Type.String() });

/** A SKU that a plan puts elsewhere. */
export const SlottingPlacement = strict({
  sku: strict({ ...Named.properties, name: Type.String() }),
  from: Named,
  to: Named,
  /** Order lines of it, of those that were seen. */
  lines: Count,
});
export type SlottingPlacement = Static<typeof SlottingPlacement>;

/** Storage places of a warehouse as columns, one entry a place: there can be twenty thousand. */
export const SlottingMap = strict({
  ids: Type.Array(Id),
  codes: Type.Array(Type.String()),
  /** Where one stands in front of it, in mm from the front left corner. */
  x: Type.Array(Type.Integer()),
  y: Type.Array(Type.Integer()),
  level: Type.Array(Type.Integer()),
  /** Order lines of what lies there: of the last quarter with orders, or of those that the run saw. */
  today: Type.Array(Amount),
  /** The same under the run's best plan; null without a run. */
  plan: nullable(Type.Array(Amount)),
  /** The plan's version, as progress says it. */
  version: Count,
});
export type SlottingMap = Static<typeof SlottingMap>;
