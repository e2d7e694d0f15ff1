import type { CostRates } from './cost-rates';
import type { Warehouse } from './problem';
import type { Sku, StorageLocation } from './sku';
import type { Tours } from './tours';

/** Two hazard classes, and the area that they must not share. A class may be kept apart from itself. */
export interface Separation {
  classes: readonly [string, string];
  from: 'location' | 'bay' | 'aisle';
}

/**
 * The slotting problem: which locations each SKU is kept in (rules G1 to G4). SKUs and locations are numbered from 0.
 */
export interface SlottingProblem {
  warehouse: Warehouse;
  skus: readonly Sku[];
  locations: readonly StorageLocation[];
  /** SKUs that each walk collects, by their numbers. */
  tours: Tours;
  /** Number of days that the weighed tours stand for. */
  days: number;
  rates: CostRates;
  separations: readonly Separation[];
}

/** The locations of each SKU's slots, by number; fewer than it has slots where the rest has no place. */
export type SkuPlaces = readonly (readonly number[])[];
