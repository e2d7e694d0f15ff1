import type { Seconds } from '../model/cost-rates';
import type { RuleName } from '../rules/rule';

/** One slot of a SKU and its place. */
export interface SlotPlace {
  location: number;
  /** From the depot and back, along the shortest walk, in the layout's unit. */
  distance: number;
  level: number;
}

/** A place that a slot could move to, and by how much the work would change: seconds over the days of the history, by cost. */
export interface OtherPlace extends SlotPlace {
  /** The SKU that would come to the old place in exchange; null where there is room. */
  exchange: number | null;
  change: Seconds;
}

/** Why a SKU lies where it does. */
export interface Explanation {
  sku: number;
  linesPerDay: number;
  places: readonly SlotPlace[];
  /** The SKUs that are ordered together with it, the most frequent first; `share` of its lines. */
  together: readonly { sku: number; share: number }[];
  /**
   * Number of the locations that each rule keeps it from, by the first rule that does; rules that refuse none are left
   * out.
   */
  binding: readonly { rule: RuleName; locations: number }[];
  /** The next best places of its first slot, the cheapest first: at most three. */
  next: readonly OtherPlace[];
}

/** Reason against a place: the rule that refuses it, or its cost. */
export type WhyNot =
  /** `back`: the SKU that would have to come to the old place in exchange, and which the rule keeps from there; null: the rule refuses the SKU itself. */
  | { kind: 'rule'; rule: RuleName; back: number | null }
  /** It lies there already. */
  | { kind: 'here' }
  /** It lies nowhere, and could come there. */
  | { kind: 'room' }
  | { kind: 'cost'; place: OtherPlace };
