import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { FieldFault } from '../wire/error-body';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import {
  SLOTTING_AREAS,
  SLOTTING_BUDGETS,
  SLOTTING_CURRENCIES,
  SLOTTING_DECAY,
  SLOTTING_ENDINGS,
  SLOTTING_HARD_RULES,
  SLOTTING_HELD_OUT,
  SLOTTING_HOUR_COST_MAX,
  SLOTTING_MOST_MAX,
  SLOTTING_MOVES_MAX,
  SLOTTING_MOVES_WEIGHT_MAX,
  SLOTTING_NOTICES,
  SLOTTING_PAID_BACK,
  SLOTTING_POLICIES,
  SLOTTING_RULES,
  SLOTTING_RUN_STATUSES,
  SLOTTING_SECONDS_MAX,
  SLOTTING_SEED_MAX,
  SLOTTING_SPEED,
  SLOTTING_WEIGHINGS,
} from './constants';

export const SlottingPolicy = literals(SLOTTING_POLICIES);
export type SlottingPolicy = Static<typeof SlottingPolicy>;
export const SlottingRule = literals(SLOTTING_RULES);
export type SlottingRule = Static<typeof SlottingRule>;

const Count = Type.Integer({ minimum: 0 });
const Amount = Type.Number({ minimum: 0 });

/** Costs that count beside walking. */
export const SlottingCosts = strict({
  /** Reaching for each line, by level and weight. */
  reach: Type.Boolean(),
  /** Trips that fill a place again. */
  replenishment: Type.Boolean(),
  /** Pickers who wait for one another in an aisle that has more than its share of the lines. */
  congestion: Type.Boolean(),
  /** Weight of carrying goods to their new places over the time of the orders; 0: not at all. */
  moves: Type.Number({ minimum: 0, maximum: SLOTTING_MOVES_WEIGHT_MAX }),
});
export type SlottingCosts = Static<typeof SlottingCosts>;

/** Rules that bind beside those of the layout. */
export const SlottingRulesOfPlaces = strict({
  /** Goods stay in the zone in which they lie. */
  keepZones: Type.Boolean(),
  /** Area that goods of different hazard classes do not share; null: they are not kept apart. */
  hazards: nullable(literals(SLOTTING_AREAS)),
});
export type SlottingRulesOfPlaces = Static<typeof SlottingRulesOfPlaces>;

/** A limit of what a search moves. */
export const SlottingBudget = strict({
  by: literals(SLOTTING_BUDGETS),
  /** Within `SLOTTING_BUDGET_BOUNDS`. */
  value: Type.Number({ minimum: 0.1, maximum: SLOTTING_MOST_MAX }),
});
export type SlottingBudget = Static<typeof SlottingBudget>;

/** Settings of a run. The same settings, inputs and seed give the same plan if the budget is a number of moves. */
export const SlottingSettings = strict({
  policy: SlottingPolicy,
  /** First and last moment of the orders that are taken; null: as far as there are orders. */
  from: nullable(Instant),
  until: nullable(Instant),
  /** Share of the orders, in percent and the latest ones, that the search does not see and the result is judged on. */
  heldOut: Type.Integer({ minimum: SLOTTING_HELD_OUT.min, maximum: SLOTTING_HELD_OUT.max }),
  /** The longest that it searches. */
  seconds: Type.Integer({ minimum: 1, maximum: SLOTTING_SECONDS_MAX }),
  /** Moves of each of its seeds after which it ends; null: it searches for as long as it may. */
  moves: nullable(Type.Integer({ minimum: 1, maximum: SLOTTING_MOVES_MAX })),
  seed: Type.Integer({ minimum: 0, maximum: SLOTTING_SEED_MAX }),
  /** Walking speed of pickers, in mm a second. */
  speed: Type.Integer({ minimum: SLOTTING_SPEED.min, maximum: SLOTTING_SPEED.max }),
  costs: SlottingCosts,
  rules: SlottingRulesOfPlaces,
  /** So many piles of goods change their place at most; left out: all may. */
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: SLOTTING_MOST_MAX })),
  /** The same by another measure, in its place. Minutes are those of carrying each pile once. */
  budget: Type.Optional(SlottingBudget),
  /** Working days within which carrying is to have paid for itself; left out: those of the orders. */
  paidBack: Type.Optional(Type.Integer({ minimum: SLOTTING_PAID_BACK.min, maximum: SLOTTING_PAID_BACK.max })),
});
export type SlottingSettings = Static<typeof SlottingSettings>;

/** A mean working day: metres that are walked, and seconds of all work that counts, but for carrying goods to new places. */
export const SlottingTravel = strict({ metres: Amount, seconds: Amount });
export type SlottingTravel = Static<typeof SlottingTravel>;

/** The same on the orders that the search saw, and on those that it did not. */
export const SlottingMeasure = strict({ seen: SlottingTravel, unseen: SlottingTravel });
export type SlottingMeasure = Static<typeof SlottingMeasure>;

/** A caveat that the result itself does not show, with an amount or a number. */
export const SlottingWarning = strict({
  code: literals([
    /** Lines of SKUs that lie nowhere in the warehouse's layout: their walks are not counted. */
    'lines_left_out',
    /** Piles of goods that keep their place, because no other one takes them or because their lot is held. */
    'skus_kept',
    /** Fewer places than SKUs: some share one. So many are missing for each to have its own. */
    'few_places',
    /** Storage places of which nobody has said where they are, beside others: the search leaves them out, and what lies there stays. */
    'places_left_out',
    /** Nobody said where aisles and bays are: usual lengths were taken. */
    'lengths_assumed',
    /** Cross-aisles that the routing does not know. */
    'cross_aisles_ignored',
    /** Places without aisles, between whose coordinates tours are found: no way of walking through aisles was used. */
    'free_layout',
  ] as const),
  count: Count,
});
export type SlottingWarning = Static<typeof SlottingWarning>;

/** Numbers of the inputs of a search: known as soon as it begins. */
export const SlottingBasis = strict({
  skus: Count,
  /** Piles of goods: a SKU in several places is several; searches from before do not know. */
  piles: Type.Optional(Count),
  places: Count,
  orders: strict({ seen: Count, unseen: Count }),
  lines: strict({ seen: Count, unseen: Count }),
  /** Working days that the orders spread over. */
  days: strict({ seen: Count, unseen: Count }),
  today: SlottingMeasure,
  rules: short(
    strict({
      rule: SlottingRule,
      ...SlottingMeasure.properties,
      /** Piles of goods that it moves, and the seconds of carrying them once; searches from before do not know. */
      moved: Type.Optional(Count),
      carrying: Type.Optional(Amount),
    }),
    'one entry for each rule that a search tries',
  ),
  /** The one of the least work on the orders that were seen; null where none places all that a plan does. */
  bestRule: nullable(SlottingRule),
  warnings: short(SlottingWarning, 'one entry for each kind of warning'),
});
export type SlottingBasis = Static<typeof SlottingBasis>;

/** Seconds by the work that takes them, or by their change. */
export const SlottingSeconds = strict({
  travel: Type.Number(),
  reach: Type.Number(),
  replenishment: Type.Number(),
  congestion: Type.Number(),
  moves: Type.Number(),
  total: Type.Number(),
});
export type SlottingSeconds = Static<typeof SlottingSeconds>;

/** One way to a plan, and its time on the orders that were kept to choose by. */
export const SlottingTrial = strict({
  /** Leaving all as it is, a rule of thumb, a search. */
  kind: literals(['today', 'rule', 'search'] as const),
  rule: nullable(SlottingRule),
  weighing: nullable(literals(SLOTTING_WEIGHINGS)),
  /** Of a mean working day, with its part of the carrying. */
  seconds: Amount,
});
export type SlottingTrial = Static<typeof SlottingTrial>;

/** The choice of the plan, and its distance from the best. */
export const SlottingOutcome = strict({
  /** The latest of the orders that were seen: plans made from those before are tried on them. */
  orders: Count,
  trials: short(SlottingTrial, 'the plans of one search, one for each way that was tried'),
  /** Number of the best trial. */
  best: Count,
  /** Whether all were tried: a search that is stopped before keeps the best one so far. */
  complete: Type.Boolean(),
  /** On the orders that were seen, weighed as in the search; null until it was measured. */
  bound: nullable(
    strict({
      /** No plan saves more than this part of the plan's seconds. */
      gap: Type.Number({ minimum: 0, maximum: 1 }),
      /** No plan takes less. */
      proven: Type.Boolean(),
    }),
  ),
  /** Of a mean working day of the orders that were seen; null until there is a plan. `moves` are those of all days together. */
  work: nullable(strict({ today: SlottingSeconds, plan: SlottingSeconds })),
});
export type SlottingOutcome = Static<typeof SlottingOutcome>;

/** The best plan so far, and how the search got there. */
export const SlottingProgress = strict({
  /** Part of the budget that is spent, 0 to 1. */
  spent: Type.Number({ minimum: 0, maximum: 1 }),
  moves: Count,
  elapsedMs: Count,
  /** Null until there is a plan. */
  plan: nullable(SlottingMeasure),
  /**
   * Seconds of a mean working day by which the search goes: orders count as it weighs them, and carrying goods to their
   * places with its part. They never grow while it runs. Left out until it goes by all orders that are seen.
   */
  aim: Type.Optional(strict({ today: Amount, plan: Amount })),
  /** Piles of goods that it moves: a SKU in several places can be several. */
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
  /** Null until a plan was chosen, and of searches from before plans were chosen so. */
  outcome: nullable(SlottingOutcome),
  ending: nullable(literals(SLOTTING_ENDINGS)),
  /** Why it failed. */
  fault: nullable(FieldFault),
  createdBy: nullable(Id),
  createdAt: Instant,
  endedAt: nullable(Instant),
});
export type SlottingRun = Static<typeof SlottingRun>;

/** Progress of a run: sent while it runs, and not kept. */
export const SlottingProgressed = strict({ id: Id, warehouseId: Id, progress: SlottingProgress });
export type SlottingProgressed = Static<typeof SlottingProgressed>;

const Named = strict({ id: Id, code: Type.String() });
const NamedSku = strict({ ...Named.properties, name: Type.String() });

/** Goods of a SKU in one place that a plan puts elsewhere. */
export const SlottingPlacement = strict({
  sku: NamedSku,
  from: Named,
  to: Named,
  /** Order lines of them, of those that were seen. */
  lines: Count,
});
export type SlottingPlacement = Static<typeof SlottingPlacement>;

const HardRule = literals(SLOTTING_HARD_RULES);

/** A SKU that the search could not treat as others. */
export const SlottingNotice = strict({
  kind: literals(SLOTTING_NOTICES),
  sku: NamedSku,
  /** The place where it lies. */
  place: Named,
  missing: Type.Array(literals(['dimensions', 'weight'] as const)),
  /** Number of places that each rule keeps it from, where no place takes it: of one without measures, for the want of them. */
  refused: short(strict({ rule: HardRule, places: Count }), 'one entry for each rule'),
});
export type SlottingNotice = Static<typeof SlottingNotice>;

/** A place where goods lie or could lie. */
export const SlottingSpot = strict({
  place: Named,
  /** From where walks begin and back, in metres. */
  distance: Amount,
  level: Type.Integer({ minimum: 1 }),
});
export type SlottingSpot = Static<typeof SlottingSpot>;

const CodedSku = strict({ ...Named.properties });

/** Another place, and by how much a mean working day would change; `moves` is what carrying the goods takes once. */
export const SlottingOther = strict({
  ...SlottingSpot.properties,
  /** The SKU that would come to the old place in exchange; null: there is room. */
  exchange: nullable(CodedSku),
  change: SlottingSeconds,
});
export type SlottingOther = Static<typeof SlottingOther>;

/** Why goods lie where the plan has them. */
export const SlottingReason = strict({
  sku: CodedSku,
  linesPerDay: Amount,
  before: SlottingSpot,
  after: SlottingSpot,
  /** The SKUs that are most often ordered with it, each with its share of the lines. */
  together: Type.Array(strict({ sku: CodedSku, share: Amount })),
  /** Number of places that each rule keeps it from. */
  refused: short(strict({ rule: HardRule, places: Count }), 'one entry for each rule'),
  /** The next best places, at most three. */
  next: Type.Array(SlottingOther),
});
export type SlottingReason = Static<typeof SlottingReason>;

/** Why goods do not lie somewhere: a rule, or the cost. */
export const SlottingWhyNot = strict({
  kind: literals(['rule', 'here', 'cost'] as const),
  rule: nullable(HardRule),
  /** The SKU that the rule keeps from coming to the old place in exchange; null: it refuses the goods themselves. */
  back: nullable(CodedSku),
  other: nullable(SlottingOther),
});
export type SlottingWhyNot = Static<typeof SlottingWhyNot>;

/** Amounts lifted at a place, of the goods that lie there. */
const Burden = strict({
  /** Litres and kg that the lines of a mean working day ask for there. */
  cube: Type.Array(Amount),
  weight: Type.Array(Amount),
});

/** Storage places of a warehouse as columns, one entry a place: there can be twenty thousand. */
export const SlottingMap = strict({
  ids: Type.Array(Id),
  codes: Type.Array(Type.String()),
  /** The picker's standing point in front of it, in mm from the front left corner. */
  x: Type.Array(Type.Integer()),
  y: Type.Array(Type.Integer()),
  level: Type.Array(Type.Integer()),
  /** The aisle that one stands in, from 0. */
  aisle: Type.Array(Count),
  /** Order lines of the goods that lie there: of the last quarter with orders, or of those that the run saw. */
  today: Type.Array(Amount),
  /** The same under the run's best plan; null without a run. */
  plan: nullable(Type.Array(Amount)),
  /** 1 for places at a height at which one need neither bend nor reach up. */
  golden: Type.Array(Type.Integer({ minimum: 0, maximum: 1 })),
  /** Amounts that the run's orders carry away, in litres and kg a day; null without a run. */
  burden: nullable(strict({ today: Burden, plan: nullable(Burden) })),
  /** Spots where walks begin and end, as the layout names them; left out where it names none. */
  depots: Type.Optional(Type.Array(strict({ name: Type.String(), x: Type.Integer(), y: Type.Integer() }))),
  /** Nobody has said where the places are: they are drawn in even aisles and bays of usual lengths. */
  assumed: Type.Optional(Type.Boolean()),
  /** Places have no aisles: each says where it is by its coordinates alone, and the number of its aisle says nothing. */
  free: Type.Optional(Type.Literal(true)),
  /** The plan's version, as progress says it. */
  version: Count,
});
export type SlottingMap = Static<typeof SlottingMap>;

/** Terms of the plans of a warehouse: the currency they are counted in, and their period of validity. */
export const SlottingTerms = strict({
  warehouseId: Id,
  /** Cost of an hour of a picker's work, in hundredths of the currency; null: nobody has said. */
  hourCost: nullable(Type.Integer({ minimum: 1, maximum: SLOTTING_HOUR_COST_MAX })),
  currency: literals(SLOTTING_CURRENCIES),
  /** Percent of its promise below which a plan that was acted on has a re-slot proposed; 0: never. */
  decayLimit: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Number of the best moves that it proposes. */
  decayMoves: Type.Integer({ minimum: 1, maximum: SLOTTING_DECAY.movesMax }),
});
export type SlottingTerms = Static<typeof SlottingTerms>;

/** State of slotting in one warehouse. */
export const SlottingState = strict({
  warehouseId: Id,
  /** Whether it has storage places with an aisle and a bay, or else with coordinates, by which a search goes. */
  hasPlaces: Type.Boolean(),
  /** A search goes by coordinates, as no storage place has an aisle and a bay: it knows no aisles and no way of walking through them. */
  isFree: Type.Optional(Type.Literal(true)),
  /** Storage places that no search knows: all, where none says where it is; beside some that do, those without coordinates. */
  unlaid: Count,
  /** The newest search; null: there was none. */
  run: nullable(SlottingRun),
  /** The newest search that has ended with a plan; null: none has. */
  planned: nullable(SlottingRun),
  terms: SlottingTerms,
});
export type SlottingState = Static<typeof SlottingState>;

/** A walk past what an order asks for. */
export const SlottingWalk = strict({
  metres: Amount,
  /** Corners of the walk in the order in which it is walked, from the begin and back, in mm as on the map. */
  x: Type.Array(Type.Number()),
  y: Type.Array(Type.Number()),
  /** Stops in the order of the walk, each with its SKU and corner. */
  stops: Type.Array(strict({ sku: CodedSku, place: Named, corner: Count })),
});
export type SlottingWalk = Static<typeof SlottingWalk>;

/** One order of the past, walked today and under a plan. */
export const SlottingTour = strict({
  /** Of the walks that can be shown, in the order of time. */
  number: Count,
  count: Count,
  /** The day of the order. */
  day: Type.String({ format: 'date' }),
  /** The search saw it. */
  seen: Type.Boolean(),
  today: SlottingWalk,
  plan: SlottingWalk,
});
export type SlottingTour = Static<typeof SlottingTour>;
