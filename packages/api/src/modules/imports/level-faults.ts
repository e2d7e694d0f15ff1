import { wrongLevels, type Levels } from '@slotwise/contract/levels';
import type { CellFault } from './kinds/kind';

const LEVELS = ['min_stock', 'reorder_at', 'max_stock'] as const;

/** Levels of a row that are below the one before, where they must not be. */
export const levelFaults = (values: Levels<(typeof LEVELS)[number]>): CellFault[] =>
  wrongLevels(values, LEVELS).map(({ field, other }) => ({
    column: other,
    code: 'cell_below',
    params: { other: field },
  }));
