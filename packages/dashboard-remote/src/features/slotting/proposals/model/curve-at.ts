import type { MoveWorth } from '@slotwise/contract';

export type CurveAxis = 'moves' | 'minutes';

/** The farthest point of a curve within so many moves or minutes; undefined for a curve without points. */
export const pointAt = (points: readonly MoveWorth[], axis: CurveAxis, most: number): MoveWorth | undefined =>
  points.findLast((point) => point[axis] <= most);

/** The curve at even distances, from nothing to all of it. */
export function evenly(points: readonly MoveWorth[], axis: CurveAxis, steps: number) {
  const whole = points.at(-1)?.[axis] ?? 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const most = axis === 'moves' ? Math.round((whole * step) / steps) : (whole * step) / steps;
    // The last point itself, so that a sum of fractions cannot miss it.
    const point = step === steps ? points.at(-1) : pointAt(points, axis, most);
    return { at: most, secondsPerDay: point?.secondsPerDay ?? 0 };
  });
}
