import type { SlottingBasis, SlottingMeasure, SlottingOutcome, SlottingSettings } from '@slotwise/contract';
import type { RunInput } from '../input/run-input';
import type { Notice } from './kept-piles';

/** Input of a search's thread. */
export interface SearchTask {
  input: RunInput;
  settings: SlottingSettings;
  /** Set to 1 by a caller that wants it to end. */
  flag: Int32Array;
  /** Milliseconds that were searched before, by a server that is gone. */
  elapsedMs: number;
  /** The best plan of that server, as places of the piles, and its chosen way. */
  start?: Int32Array | undefined;
  outcome?: SlottingOutcome | null;
}

export interface FoundPlan {
  /** Number of the place of each pile. */
  places: Int32Array;
  measure: SlottingMeasure;
  moved: number;
}

/** Messages of the thread, in this order; the middle two again and again. */
export type SearchMessage =
  | { basis: SlottingBasis; notices: Notice[] }
  | { progress: { spent: number; moves: number; elapsedMs: number } }
  | { best: FoundPlan; outcome: SlottingOutcome }
  | { end: { stopped: boolean } };
