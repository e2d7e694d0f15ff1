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

/**
 * How far along those distances a stop stands: 1.5 is halfway between the second and the third. The curve there is as high
 * as the stop: where a step of it lies between two distances, the mark stands on its slope and not before it.
 */
export function stepOf(curve: MoveCurve, axis: CurveAxis, steps: number, point: MoveWorth): number {
  const whole = curve.points.at(-1)?.[axis] ?? 0;
  if (whole <= 0) return 0;
  const drawn = evenly(curve, axis, steps);
  const allowed = Math.min(steps, (point[axis] / whole) * steps);
  const height = (at: number) => {
    const [from, to] = [drawn[Math.floor(at)]!.secondsPerDay, drawn[Math.min(steps, Math.ceil(at))]!.secondsPerDay];
    return from + (to - from) * (at % 1);
  };
  // Few moves that take long may be drawn over by others that save as much: the mark stands where the curve is that high.
  if (height(allowed) === point.secondsPerDay) return allowed;
  const after = drawn.findIndex(({ secondsPerDay }) => secondsPerDay >= point.secondsPerDay);
  if (after <= 0) return Math.max(0, after);
  const [from, to] = [drawn[after - 1]!.secondsPerDay, drawn[after]!.secondsPerDay];
  return after - 1 + (point.secondsPerDay - from) / (to - from);
}
