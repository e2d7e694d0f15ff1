/** Cost of work, in seconds. A cost that is left out counts nothing. */
export interface CostRates {
  /** For one unit of the layout's length: 1 divided by the speed of walking. */
  secondsPerLength: number;
  /** For each line that is picked, by level; levels above the last are as the last. */
  reach?: { seconds: readonly number[]; secondsPerKg: readonly number[] };
  /** For each trip that fills a slot again: as many as its full slot goes into what is asked for. */
  replenishment?: { secondsPerTrip: number };
  /** For each line that an aisle has above its share of all lines. */
  congestion?: { share: number; secondsPerLine: number };
  /** For each slot that changes its place: handling, and the walk from the old place to the new one; counted `weight` times. */
  moves?: { weight: number; secondsPerMove: number };
}

/** The parts of a plan's cost, in seconds over the days of the history; `total` is their sum. */
export interface Seconds {
  travel: number;
  reach: number;
  replenishment: number;
  congestion: number;
  moves: number;
  total: number;
}

export const COSTS = ['travel', 'reach', 'replenishment', 'congestion', 'moves'] as const;
export type Cost = (typeof COSTS)[number];
