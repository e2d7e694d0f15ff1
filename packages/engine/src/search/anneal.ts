import { Move } from './move';
import type { Placement } from './placement';
import type { Random } from './random';
import { exponential } from './random';
import type { Travel } from './travel';
import type { WeightedChoice } from './weighted-choice';

/** Moves between two looks at the budget. */
const ROUND = 128;
/** How often a partner is an item that is asked for, rather than any slot. */
const PARTNER_SHARE = 0.7;

export interface Annealing {
  travel: Travel;
  placement: Placement;
  slots: Int32Array;
  /** Draws among `movable`. */
  choice: WeightedChoice;
  movable: Int32Array;
  /** Slots which no fixed item holds. */
  open: Int32Array;
  random: Random;
}

/** Asked every round. @returns the temperature, or undefined to end */
type Schedule = (moves: number) => number | undefined;

/** A move of one item into a slot which is chosen at random; undefined if nothing would change. */
function propose({ placement, slots, choice, movable, open, random }: Annealing, move: Move): number | undefined {
  const item = movable[choice.draw(random)]!;
  const slot =
    random.fraction() < PARTNER_SHARE
      ? placement.slotOfItem[movable[choice.draw(random)]!]!
      : open[random.below(open.length)]!;
  const from = placement.pointOfItem[item]!;
  const to = slots[slot]!;
  if (from === to) return undefined;
  const other = placement.itemOfSlot[slot]!;
  if (other < 0) move.relocate(item, from, to);
  else move.swap(item, from, other, to);
  return slot;
}

/** Mean worsening of a move that worsens: the scale of temperatures. 0 if none of those tried does. */
export function scaleOf(annealing: Annealing, tries = 1024): number {
  const move = new Move();
  let sum = 0;
  let count = 0;
  for (let at = 0; at < tries; at++) {
    if (propose(annealing, move) === undefined) continue;
    const delta = annealing.travel.delta(move);
    if (delta <= 0) continue;
    sum += delta;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi, 1983): moves that worsen the plan are made the more seldom, the more
 * they worsen it and the lower the temperature. @returns how many moves were tried
 */
export function anneal(annealing: Annealing, schedule: Schedule): number {
  const { travel, placement, random } = annealing;
  const move = new Move();
  let moves = 0;
  for (;;) {
    const temperature = schedule(moves);
    if (temperature === undefined) return moves;
    for (let at = 0; at < ROUND; at++, moves++) {
      const slot = propose(annealing, move);
      if (slot === undefined || travel.delta(move) > temperature * exponential(random)) continue;
      travel.apply(move);
      placement.exchange(move.items[0]!, slot);
    }
  }
}
