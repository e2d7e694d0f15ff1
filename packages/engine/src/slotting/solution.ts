import type { Seconds } from '../model/cost-rates';
import type { SkuPlaces } from '../model/slotting';
import type { Warning } from '../model/warning';
import type { SimpleRule } from '../search/simple-rules';

/** Lower bound on the cost of every plan, in seconds over the days of the history. */
export interface Bound {
  seconds: number;
  /** At most this part of the plan's seconds could still be saved, 0 to 1. */
  gap: number;
  /** The plan costs what the bound says: no plan costs less. */
  proven: boolean;
}

export interface SlottingProgress {
  moves: number;
  /** Share of the budget, 0 to 1. */
  spent: number;
  /** Of the best plan so far, over the days of the history. */
  seconds: number;
  /** The best plan so far; it breaks no rule. Another one with the next progress. */
  places: SkuPlaces;
}

export interface SlottingSolution {
  places: SkuPlaces;
  seconds: Seconds;
  /** Cost of today's placement; null if a SKU with work to do lies nowhere, and so nothing can be compared. */
  today: Seconds | null;
  /** Cost of the rules of thumb; null if one of them finds no place for a SKU that the plan places. */
  rules: Record<SimpleRule, number | null>;
  bestRule: SimpleRule | null;
  bound: Bound;
  warnings: readonly Warning[];
  /** Number of moves that were tried. */
  moves: number;
}
