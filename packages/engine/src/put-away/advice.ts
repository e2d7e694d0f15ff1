import type { RuleName } from '../rules/rule';

/** A place for goods that come in. */
export interface RankedPlace {
  location: number;
  /** What picking from it costs over the days of the history, in seconds, beside what the SKU costs already. */
  seconds: number;
  /** Why it ranks as it does. */
  reasons: readonly ('same_sku' | 'family_near' | 'short_walk' | 'good_level' | 'few_refills')[];
}

/** Ranked places, the cheapest first; where none fits, how many locations each rule refuses. */
export interface PutAwayAdvice {
  places: readonly RankedPlace[];
  refused: Partial<Record<RuleName, number>>;
}
