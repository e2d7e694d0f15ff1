import type { Cost } from '../model/cost-rates';

/** A cost that depends on one part and its location alone. */
export interface PlaceCost {
  readonly name: Cost;
  /** Seconds over the days of the history. */
  at(part: number, location: number): number;
}
