import { Type, type Static } from 'typebox';
import { PutRule } from '../stock/entities';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { Day } from '../skus/entities';
import {
  ADVANTAGE_STATES,
  CURVE_POINTS_MAX,
  MOVE_CHOICES,
  MOVE_DECISIONS,
  MOVE_LOTS_MAX,
  MOVE_PROPOSAL_STATUSES,
  MOVE_TASK_STATUSES,
  MOVE_WORKS,
  PROPOSED_MOVES_MAX,
  STALE_REASONS,
} from './constants';

const Count = Type.Integer({ minimum: 0 });
const Amount = Type.Number({ minimum: 0 });
const Named = strict({ id: Id, code: Type.String() });
const SkuNamed = strict({ ...Named.properties, name: Type.String() });
/** The person who did something; without a name: nobody of the company any more. */
const Person = strict({ id: Id, name: nullable(Type.String()) });

export const MoveChoice = strict({
  by: literals(MOVE_CHOICES),
  /** Percent, minutes, chains or moves, within `MOVE_CHOICE_BOUNDS`. */
  value: Type.Number({ minimum: 0.1, maximum: 100_000 }),
});
export type MoveChoice = Static<typeof MoveChoice>;

/** Worth of moves, if all chains before them are done. */
export const MoveWorth = strict({
  chains: Count,
  moves: Count,
  /** Of work. */
  minutes: Amount,
  /** Seconds of work that are saved on a mean working day, on the orders that the search saw. */
  secondsPerDay: Type.Number(),
  /** Working days until it has saved what it took; null: never. */
  breakEvenDays: nullable(Amount),
});
export type MoveWorth = Static<typeof MoveWorth>;

/** Moves against gain, from nothing moved to all of a plan, the best chains first. */
export const MoveCurve = strict({
  runId: Id,
  points: Type.Array(MoveWorth, { maxItems: CURVE_POINTS_MAX }),
  all: MoveWorth,
  /** Gain on the latest orders, which were held out from the search; null: there were none. */
  unseen: Type.Optional(
    nullable(
      strict({
        orders: Count,
        /** Seconds of work saved on a mean day of them, at each point. */
        secondsPerDay: Type.Array(Type.Number(), { maxItems: CURVE_POINTS_MAX }),
      }),
    ),
  ),
  /** Moves of the plan that the present stock does not allow: no order of steps leads there, or a rule refuses. */
  impossible: Count,
});
export type MoveCurve = Static<typeof MoveCurve>;

const Share = Type.Number({ maximum: 1 });

/** Remaining worth of an activated plan, measured day by day on the orders that came since. */
export const Decay = strict({
  /** The proposal that was carried out. */
  proposalId: Id,
  /** The part of a mean day's work that its moves save: on the orders that the search saw, and on the latest days' new orders. */
  promised: Share,
  measured: Share,
  /** Share of the promised advantage that is left: 1 for all, below 0 if it costs work. */
  kept: Type.Number(),
  /** Percentage of the promised advantage below which a re-slot is proposed. */
  limit: Count,
  orders: Count,
  days: Count,
  /** First and last of the days that were measured. */
  from: Day,
  until: Day,
});
export type Decay = Static<typeof Decay>;

const GainOn = strict({ orders: Count, before: Amount, after: Amount });

/** Seconds of work on a mean day before and after some moves, all of them done. */
export const MoveGain = strict({
  /** On the orders that the search made the plan from. */
  seen: GainOn,
  /** On the latest ones, which were held out; null: there were none. */
  unseen: nullable(GainOn),
});
export type MoveGain = Static<typeof MoveGain>;

/** A choice of a run's moves, on its way from a draft to the floor and back. */
export const MoveProposal = strict({
  id: Id,
  warehouseId: Id,
  runId: Id,
  name: Type.String(),
  status: literals(MOVE_PROPOSAL_STATUSES),
  choice: MoveChoice,
  /** The server proposed it by itself, because the earlier plan is worth too little by now. */
  decay: nullable(Decay),
  /** The proposed moves, the approved ones of them, and those that nobody has rejected. */
  proposed: MoveWorth,
  approved: MoveWorth,
  standing: MoveWorth,
  /** Of the proposed moves; null: nobody has measured it. */
  gain: nullable(MoveGain),
  /** The whole plan, for comparison. */
  plan: MoveWorth,
  /** Moves by their decision. */
  decisions: strict({ open: Count, approved: Count, rejected: Count }),
  /** Steps on the floor; all 0 until it is activated. Once it is taken back, open and done ones are those that bring back. */
  tasks: strict({ open: Count, done: Count, dropped: Count }),
  createdBy: nullable(Person),
  createdAt: Instant,
  /** Until then a draft can be activated. */
  expiresAt: Instant,
  activatedBy: nullable(Person),
  activatedAt: nullable(Instant),
  endedAt: nullable(Instant),
});
export type MoveProposal = Static<typeof MoveProposal>;

/** Codes of the lots that lie there and go along, those that expire first before the others; empty where none are kept. */
const LotsNamed = Type.Optional(Type.Array(Type.String(), { maxItems: MOVE_LOTS_MAX }));

/** A step of a proposal. Steps of one chain, and chains that need one another, are decided together. */
export const ProposedMove = strict({
  /** Its number in the order in which everything can be done. */
  turn: Count,
  chain: Count,
  /** Its number within its chain, from 1. */
  step: Count,
  sku: SkuNamed,
  from: Named,
  to: Named,
  /** Pieces that lay there when it was proposed. */
  pieces: Count,
  lots: LotsNamed,
  /** It only makes room, and moves again later. */
  buffer: Type.Boolean(),
  minutes: Amount,
  /** Other ways to the same end, which carry less; null where there is none. */
  ways: strict({
    /** Minutes that it adds while its place is filled again anyway: only the new goods go to the new place. */
    replenishingMinutes: nullable(Amount),
    /** Days until its place is empty at the demand that the search saw; then nothing has to be carried. */
    emptyInDays: nullable(Amount),
  }),
  /** Of its whole chain, whose steps only make sense together: it counts once for all of them. */
  worth: strict({ moves: Count, minutes: Amount, secondsPerDay: Type.Number(), breakEvenDays: nullable(Amount) }),
  /** Chains without which it cannot be done. */
  needs: Type.Array(Count),
  /** Moves that fall with it, itself among them. */
  falls: Count,
  decision: literals(MOVE_DECISIONS),
  reason: nullable(Type.String()),
  /** Its step on the floor; null: it has none. */
  work: nullable(literals(MOVE_WORKS)),
  decidedBy: nullable(Person),
});
export type ProposedMove = Static<typeof ProposedMove>;

/** A move that cannot be made as it was proposed. */
export const StaleMove = strict({
  turn: Count,
  reason: literals(STALE_REASONS),
  /** The rule of the place that refuses it. */
  rule: nullable(PutRule),
});
export type StaleMove = Static<typeof StaleMove>;

export const StaleMoves = Type.Array(StaleMove, { maxItems: PROPOSED_MOVES_MAX });

/** A step on the floor. */
export const MoveTask = strict({
  proposalId: Id,
  warehouseId: Id,
  turn: Count,
  sku: SkuNamed,
  from: Named,
  to: Named,
  /** Pieces of the SKU that lie there and are not reserved for a pick; for a done move, those that were moved. */
  pieces: Count,
  lots: LotsNamed,
  /** It brings back what was carried before. */
  back: Type.Boolean(),
  buffer: Type.Boolean(),
  status: literals(MOVE_TASK_STATUSES),
  /** The person who does it, or did. */
  user: nullable(Person),
});
export type MoveTask = Static<typeof MoveTask>;

/** Work of a mean day on the same orders, in seconds, for the places before and for the places after. */
export const RealisedGain = strict({
  /** Orders since the first move; null: too few to say anything. */
  measured: nullable(
    strict({ orders: Count, lines: Count, days: Count, before: Amount, after: Amount, secondsPerDay: Type.Number() }),
  ),
  promised: Type.Number(),
  /** Moves that are done, of those that were approved. */
  done: Count,
  moves: Count,
});
export type RealisedGain = Static<typeof RealisedGain>;

/** The watch over the plan that a warehouse acted on last. */
export const PlanAdvantage = strict({
  warehouse: strict({ id: Id, name: Type.String() }),
  proposalId: Id,
  status: literals(ADVANTAGE_STATES),
  /** Null while too few orders have come to say anything. */
  decay: nullable(Decay),
  /** The re-slot that waits for a decision. */
  draft: nullable(strict({ id: Id, moves: Count, secondsPerDay: Type.Number(), gain: nullable(MoveGain) })),
  /** The best moves of an `unproven` re-slot, which were not proposed; null in all other states. */
  tried: nullable(strict({ moves: Count, gain: MoveGain })),
});
export type PlanAdvantage = Static<typeof PlanAdvantage>;

/** Something happened to the tasks of a proposal. */
export const MoveTasksChanged = strict({
  id: Id,
  warehouseId: Id,
  /** The person who took a step, where nothing else has changed. */
  takenBy: Type.Optional(Id),
});
export type MoveTasksChanged = Static<typeof MoveTasksChanged>;
