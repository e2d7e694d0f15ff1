import type { Guard, Neighbourhood } from './neighbourhood';
import type { Placement } from './placement';
import type { Random } from './random';
import { exponential } from './random';
import type { Travel } from './travel';
import type { WeightedChoice } from './weighted-choice';

/** Moves between two looks at the budget. */
const ROUND = 128;

export interface Annealing {
  travel: Travel;
  placement: Placement;
  /** The point and the place of each slot: items that change slots of one place change nothing. */
  slots: Int32Array;
  places: Int32Array;
  /** Draws among `movable`. */
  choice: WeightedChoice;
  movable: Int32Array;
  /** 1 for each item of `movable`. */
  moves: Uint8Array;
  /** Slots which no fixed item holds. */
  open: Int32Array;
  /** Today's slot of each item, −1 for none, if few may leave it. */
  home: Int32Array | undefined;
  random: Random;
  guard: Guard | undefined;
  neighbourhoods: readonly { neighbourhood: Neighbourhood; share: number }[];
}

/** Asked every round. @returns the temperature, or undefined to end */
type Schedule = (moves: number) => number | undefined;

function choose({ neighbourhoods, random }: Annealing): Neighbourhood {
  let drawn = neighbourhoods.length > 1 ? random.fraction() : 0;
  for (const { neighbourhood, share } of neighbourhoods) {
    if (drawn < share) return neighbourhood;
    drawn -= share;
  }
  return neighbourhoods[0]!.neighbourhood;
}

/** Mean worsening of a move that worsens: the scale of temperatures. 0 if none of those tried does. */
export function scaleOf(annealing: Annealing, tries: number): number {
  let sum = 0;
  let count = 0;
  const { neighbourhood } = annealing.neighbourhoods[0]!;
  for (let at = 0; at < tries; at++) {
    const delta = neighbourhood.propose();
    if (delta === undefined) continue;
    neighbourhood.drop();
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
  const { random } = annealing;
  let moves = 0;
  for (;;) {
    const temperature = schedule(moves);
    if (temperature === undefined) return moves;
    for (let at = 0; at < ROUND; at++, moves++) {
      const neighbourhood = choose(annealing);
      const delta = neighbourhood.propose();
      if (delta === undefined) continue;
      if (delta > temperature * exponential(random)) neighbourhood.drop();
      else neighbourhood.take();
    }
  }
}
