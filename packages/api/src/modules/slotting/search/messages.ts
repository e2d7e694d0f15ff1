import type {
  SlottingBasis,
  SlottingMeasure,
  SlottingOutcome,
  SlottingProgress,
  SlottingSettings,
} from '@slotwise/contract';
import type { MessagePort } from 'node:worker_threads';
import type { RunInput } from '../input/run-input';
import type { Stage } from './budget';
import type { Notice } from './kept-piles';
import type { Way } from './weighing';

/** Numbers that all threads of a run see. */
export interface Shared {
  /** Set to 1 by a caller that wants it to end. */
  stop: Int32Array;
  /** Rung by a thread that has sent an answer. */
  bell: Int32Array;
  /** Moves of each seed. */
  moves: Int32Array;
}

/** Inputs of all threads of a run. */
export interface ThreadTask {
  input: RunInput;
  settings: SlottingSettings;
  shared: Shared;
  /** Seeds of the run. */
  seeds: readonly number[];
}

/** Input of a search's first thread. */
export interface SearchTask extends ThreadTask {
  /** Its own seeds, and those of other threads with the way to each, by their numbers. */
  own: readonly number[];
  others: readonly { seeds: readonly number[]; port: MessagePort }[];
  /** When the run began, by the clock of all threads. */
  began: number;
  /** The best plan of that server, as places of the piles, and its chosen way. */
  start?: Int32Array | undefined;
  outcome?: SlottingOutcome | null;
}

/** Input of a thread that searches by other seeds what the first one asks. */
export interface SeedsTask extends ThreadTask {
  own: readonly number[];
  port: MessagePort;
}

/** One search, the same for each seed. */
export interface Question {
  /** The orders that it is made from: all that are seen, or without the latest of them, on which plans are tried. */
  orders: 'fit' | 'seen';
  method: Way;
  /** Piles that keep their place. */
  stays: readonly number[];
  stage: Stage;
  /** A plan to begin from, as the place of each pile. */
  start: Int32Array | undefined;
}

/** A seed's plan. */
export interface SeedPlan {
  /** Number of the seed. */
  seed: number;
  /** Number of the place of each pile. */
  places: Int32Array;
  /** Seconds of the orders that it was made from. */
  cost: number;
  /** It is the answer, and not the best one so far. */
  isLast: boolean;
}

export interface FoundPlan {
  /** Number of the place of each pile. */
  places: Int32Array;
  measure: SlottingMeasure;
  /** Left out while ways are tried on a part of the orders. */
  aim?: SlottingProgress['aim'];
  moved: number;
}

/** Messages of the first thread, in this order; the middle two again and again. */
export type SearchMessage =
  | { basis: SlottingBasis; notices: Notice[] }
  | { progress: Pick<SlottingProgress, 'spent' | 'moves' | 'elapsedMs'> }
  | { best: FoundPlan; outcome: SlottingOutcome }
  | { end: { stopped: boolean } };
