/**
 * Goods kept in a warehouse. Lengths in mm, weights in g; null: nobody has measured it, which is never read as zero.
 */
export interface Sku {
  /** Its name in warnings and explanations. */
  code: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightG: number | null;
  /** Storage condition that it needs. */
  condition: string;
  hazardClass: string | null;
  /** The only zone in which it may lie; null: any. */
  zone: string | null;
  /** Family that it belongs to; null: none. */
  family: string | null;
  /** Pieces that are kept, in all its slots together. */
  pieces: number;
  /** Pieces that the history asks for, in all its days together. */
  demand: number;
  /** In how many slots it is kept; each holds an equal share of its pieces, and they are picked from by turns. */
  slots: number;
  /** The location of each slot today, by number; fewer than `slots` where it does not lie in all of them yet. */
  today: readonly number[];
  /** It stays where it is. */
  locked: boolean;
  /** Different lots in each of its slots: more than one cannot come where others must not lie beside one. 1 if it is not said. */
  lots?: number;
}

/** Goods that may lie together: nothing is added to a filled place, only the same SKU, only the same lot, anything. */
export const MIXING = ['empty_only', 'same_sku', 'same_lot', 'mixed'] as const;
export type Mixing = (typeof MIXING)[number];

/** A place to keep goods in. Null: no limit, or goods of every condition, or no zone. */
export interface StorageLocation {
  code: string;
  /** Standing point of pickers who reach it: `pointOf` its aisle and bay, or an access point of the distances. */
  point: number;
  /** From 0 at the floor. */
  level: number;
  zone: string | null;
  condition: string | null;
  /** Inside measures: a piece must go in, turned as it may be. */
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  maxVolumeMm3: number | null;
  maxWeightG: number | null;
  maxPieces: number | null;
  mixing: Mixing;
  /** The most SKUs in it where anything may lie together; 8 if it is not said. */
  maxSkus?: number;
  /** Goods that lie there stay, and nothing comes. */
  locked: boolean;
  /** Nothing comes; goods that lie there may leave. */
  blocked: boolean;
}

/** SKUs in a location at most, unless it says how many. */
export const MIXED_SKUS = 8;

/** Number of SKUs that a location can hold. */
export const skusIn = ({ mixing, maxSkus }: StorageLocation): number =>
  mixing === 'mixed' ? (maxSkus ?? MIXED_SKUS) : 1;
