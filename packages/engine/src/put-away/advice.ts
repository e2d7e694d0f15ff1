import type { RuleName } from '../rules/rule';

/** A place for goods that come in. */
export interface RankedPlace {
  location: number;
  /** Cost of picking from it over the days of the history, in seconds, beside the SKU's present cost. */
  seconds: number;
  /** Why it ranks as it does. */
  reasons: readonly ('same_sku' | 'family_near' | 'short_walk' | 'good_level' | 'few_refills')[];
}

/** Ranked places, the cheapest first; if none fits, the number of locations that each rule refuses. */
export interface PutAwayAdvice {
  places: readonly RankedPlace[];
  refused: Partial<Record<RuleName, number>>;
}
