import type { MoveCurve, MoveWorth } from '@slotwise/contract';

export const CURVE_AXES = ['moves', 'minutes'] as const;
type CurveAxis = (typeof CURVE_AXES)[number];

/** The point of a curve that saves most within so many moves, minutes or chains; undefined for a curve without points. */
export const pointAt = (
  points: readonly MoveWorth[],
  axis: CurveAxis | 'chains',
  most: number,
): MoveWorth | undefined =>
  points
    .filter((point) => point[axis] <= most)
    .reduce<MoveWorth | undefined>(
      (best, point) => (best && best.secondsPerDay >= point.secondsPerDay ? best : point),
      undefined,
    );

/** Seconds saved a day at a point on orders that the search did not see; undefined where nobody has measured it. */
export const laterAt = ({ points, unseen }: MoveCurve, point: MoveWorth | undefined): number | undefined =>
  point && unseen?.secondsPerDay[points.indexOf(point)];

/** The curve at even distances, from nothing to all of it. */
export function evenly(curve: MoveCurve, axis: CurveAxis, steps: number) {
  const { points } = curve;
  const whole = points.at(-1)?.[axis] ?? 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const most = axis === 'moves' ? Math.round((whole * step) / steps) : (whole * step) / steps;
    // The last point itself, so that a sum of fractions cannot miss it.
    const point = step === steps ? points.at(-1) : pointAt(points, axis, most);
    return { at: most, secondsPerDay: point?.secondsPerDay ?? 0, later: laterAt(curve, point) ?? 0 };
  });
}

/** How far along those distances a point stands: 1.5 is halfway between the second and the third. */
export function stepOf({ points }: MoveCurve, axis: CurveAxis, steps: number, point: MoveWorth): number {
  const whole = points.at(-1)?.[axis] ?? 0;
  return whole > 0 ? (point[axis] / whole) * steps : 0;
}
