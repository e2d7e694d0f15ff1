import type { LayoutForm, SlottingPolicy, SlottingWarning } from '@slotwise/contract';
import type { Coordinates, Layout, Warehouse } from '@slotwise/engine';
import { freeLayoutOf, gridOf, isLaid, isSpotted, placedIn } from '../../warehouse-layout';
import { walkable } from './walkable';

/** Aisles and bays, or where places have none, their spots. */
export type RunLayout = Layout | Coordinates;

export const isFree = (layout: RunLayout): layout is Coordinates => 'points' in layout;

/** The layout as the engine walks it. In a free one tours go by no policy. */
export const warehouseOf = ({ layout, policy }: { layout: RunLayout; policy: SlottingPolicy }): Warehouse =>
  isFree(layout) ? { distances: layout, policy: 'free' } : { layout, policy };

interface Place {
  aisle: number | null;
  bay: number | null;
  x: number | null;
  y: number | null;
}

export interface LaidOut<P> {
  layout: RunLayout;
  /** The places that the layout knows, each with its point and its spot. */
  places: { place: P; point: number; x: number; y: number }[];
  warnings: SlottingWarning[];
}

/**
 * The layout of a warehouse as pickers walk it. Where some storage places have an aisle and a bay it is theirs, and else that of those that
 * have coordinates.
 * @param storage places for storage
 * @returns undefined where no place says where it is
 * @throws SlottingFault where nobody can walk so
 */
export function layoutFor<P extends Place>(
  form: LayoutForm | null,
  storage: readonly P[],
  begin: { x: number | null; y: number | null } | null,
  policy: SlottingPolicy,
): LaidOut<P> | undefined {
  const laid = placedIn(form, storage.filter(isLaid));
  if (laid.length > 0) {
    const grid = gridOf(form, laid, begin);
    const walked = walkable(grid.layout, policy);
    const places = laid.map((place, at) => ({ place, point: grid.points[at]!, ...grid.spots[at]! }));
    return {
      layout: walked.layout,
      places,
      warnings: [...grid.warnings, ...walked.warnings, ...leftOut(storage, laid)],
    };
  }
  const spotted = storage.filter(isSpotted);
  if (spotted.length === 0) return undefined;
  const { layout, points, spots } = freeLayoutOf(form, spotted, begin);
  return {
    layout,
    places: spotted.map((place, at) => ({ place, point: points[at]!, ...spots[at]! })),
    warnings: [{ code: 'free_layout', count: spotted.length }, ...leftOut(storage, spotted)],
  };
}

/** Goods in places that a layout does not know stay there, which nobody would notice by the plan. */
const leftOut = (storage: readonly unknown[], known: readonly unknown[]): SlottingWarning[] =>
  storage.length > known.length ? [{ code: 'places_left_out', count: storage.length - known.length }] : [];
