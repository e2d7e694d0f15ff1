import type { RuleName } from '../rules/rule';

/** A shortfall of a result, named and never dropped in silence. */
export type Warning =
  /** A measure is missing: places with a limit that needs it refuse the SKU. */
  | { kind: 'no_measures'; sku: number; missing: readonly ('dimensions' | 'weight')[] }
  /** No location takes the SKU, even if all were empty. @property rules how many locations each rule refuses */
  | { kind: 'fits_nowhere'; sku: number; rules: Partial<Record<RuleName, number>> }
  /** Locations would take the SKU, but others fill them. @property slots how many of its slots have no place */
  | { kind: 'no_room'; sku: number; slots: number }
  /** It lies, and must stay, in a place that a rule forbids. */
  | { kind: 'locked_against_rule'; sku: number; location: number; rule: RuleName };
