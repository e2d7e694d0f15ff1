/** One step of work: the goods of one slot of a SKU go from one location to another. */
export interface MoveStep {
  sku: number;
  /** Null: it lies nowhere yet and comes from receiving. */
  from: number | null;
  to: number;
  /** It only makes room, and moves again later. */
  buffer: boolean;
  /** Time of the step. */
  seconds: number;
  /** Other ways to the same end: null where there is none. */
  ways: {
    /** While its slot is filled again anyway: only the new goods go to the new place. Seconds that this adds. */
    replenishing: number | null;
    /** Days until the slot is empty at today's demand; then nothing has to be carried. */
    emptyInDays: number | null;
  };
}

/** Steps that only make sense together: a chain through a free slot, or a cycle broken by one. */
export interface MoveChain {
  steps: readonly MoveStep[];
  /** Time to carry it out. */
  seconds: number;
  /** Saving each day, all chains before it being done; below 0 if only a later one makes it worth its while. */
  secondsPerDay: number;
  /** Days until it has saved what it took; null where it never does. */
  breakEvenDays: number | null;
}

/** After the first so many chains: number of moves, their time, and their saving a day. */
export interface CurvePoint {
  chains: number;
  steps: number;
  seconds: number;
  secondsPerDay: number;
}

export interface MovePlan {
  /** In the order in which they are carried out, the most saving for its time first. */
  chains: readonly MoveChain[];
  /** From nothing moved to all of it. */
  curve: readonly CurvePoint[];
  /** Slots that change their place in the plan, but cannot in any order: no free slot takes what is in their way. */
  stuck: readonly { sku: number; from: number | null; to: number }[];
}
