/**
 * `draft` → `active` → `done`. Moves of an active or done proposal are carried back: `taking_back` → `taken_back`. A
 * draft that is given up, replaced or too old ends as `dropped`.
 */
export const MOVE_PROPOSAL_STATUSES = ['draft', 'active', 'done', 'taking_back', 'taken_back', 'dropped'] as const;
/**
 * Measure of the stop of a proposal on the curve: a share of all moves in percent, minutes of work, so many of the best
 * chains, or of the best moves.
 */
export const MOVE_CHOICES = ['share', 'minutes', 'chains', 'moves'] as const;
/** Bounds of a choice by its measure: a share is of a whole, and nobody chooses half a move. */
export const MOVE_CHOICE_BOUNDS = {
  share: { min: 0.1, max: 100 },
  minutes: { min: 0.1, max: 100_000 },
  chains: { min: 1, max: 100_000 },
  moves: { min: 1, max: 100_000 },
} as const satisfies Record<(typeof MOVE_CHOICES)[number], { min: number; max: number }>;
export const MOVE_DECISIONS = ['open', 'approved', 'rejected'] as const;
/** A move names no more of its lots than these. */
export const MOVE_LOTS_MAX = 20;
/** `ready`: everything that it needs is done. `waiting`: something is not. */
export const MOVE_TASK_STATUSES = ['waiting', 'ready', 'done', 'dropped'] as const;
/** How far the step of an approved move is on the floor. */
export const MOVE_WORKS = ['open', 'done', 'dropped', 'brought_back'] as const;
/** Why a move cannot be carried out any more as it was proposed. */
export const STALE_REASONS = [
  /** The SKU does not lie there any more. */
  'goods_gone',
  /** The place does not exist any more. */
  'place_gone',
  /** A rule of the place refuses it now. */
  'refused',
  /** It needs a move that is stale. */
  'needs_stale',
] as const;
/** The most moves of one proposal. */
export const PROPOSED_MOVES_MAX = 1000;
/** Points of the curve that are answered. */
export const CURVE_POINTS_MAX = 120;
/**
 * State of the watch over an activated plan. `early`: too few new orders to say anything. `holds`: it is worth what it
 * is to be. Below the limit: `searching` for a small re-slot, `proposed`, `no_better` where none is worth its moves,
 * `unproven` where the best moves save nothing on orders that they were not made from, `dismissed` by somebody.
 */
export const ADVANTAGE_STATES = [
  ...(['early', 'holds', 'searching', 'proposed', 'no_better', 'unproven', 'dismissed'] as const),
] as const;
/** Days in which a draft can be activated: stock moves on. */
export const PROPOSAL_DAYS = 7;
/** For so long nobody else gets a task that somebody has taken. */
export const TASK_TAKEN_MINUTES = 30;
