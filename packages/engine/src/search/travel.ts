import type { Move } from './move';

/**
 * Weighted length of all tours while items move. The search lowers it; a measure of the plan, or of something like it.
 */
export interface Travel {
  /** In the layout's unit. */
  readonly total: number;
  /** By how much the total would change. */
  delta(move: Move): number;
  /** Makes the move whose change was asked for last. The search moves the items in the places that they share. */
  apply(move: Move): void;
  /**
   * Addition of an item to the total in each aisle, all others lying as they do, if the measure knows it for all aisles
   * at once.
   * @param costs filled, by aisle
   */
  costsByAisle?: ((item: number, costs: Float64Array) => void) | undefined;
}
