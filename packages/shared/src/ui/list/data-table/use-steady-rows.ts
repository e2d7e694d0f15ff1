import { useHeldOrder } from './use-held-order';
import type { HoldOptions } from './use-held-order';
import { usePointerHold } from './use-pointer-hold';

/**
 * For records that are drawn otherwise than as a table: they keep their place as rows of a table do.
 * @returns what to draw, and `listeners` for the element around it, in which `data-acts` and `data-holds` mark what acts
 */
export function useSteadyRows<Row extends { id: string }>(
  rows: readonly Row[],
  options: Omit<HoldOptions<Row>, 'held'>,
) {
  const { held, listeners } = usePointerHold();
  return { rows: useHeldOrder(rows, { ...options, held }).rows, listeners };
}
