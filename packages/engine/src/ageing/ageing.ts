import type { Tours } from '../model/tours';
import { powerOf } from '../search/power';
import { trendOf } from './trend';

/** How much tours of the past count for those to come. */
export interface Ageing {
  /** Tours half as old, in parts of all, count half; Infinity: all count alike. */
  halfLife: number;
  /**
   * Goods are asked for as they were of late, and their tours count accordingly. Late has a half-life of its own, and the steeper it is the
   * more a trend counts, from 1 on. Null: age alone decides.
   */
  trend: { halfLife: number; steep: 1.5 | 2 } | null;
}

/** Ways that are worth trying. */
export const AGEINGS: readonly [Ageing, ...Ageing[]] = [
  { halfLife: Infinity, trend: null },
  { halfLife: 0.5, trend: null },
  { halfLife: 0.3, trend: null },
  { halfLife: 0.2, trend: null },
  { halfLife: 0.12, trend: null },
  { halfLife: Infinity, trend: { halfLife: 0.1, steep: 1.5 } },
  { halfLife: Infinity, trend: { halfLife: 0.05, steep: 1.5 } },
  { halfLife: 1, trend: { halfLife: 0.1, steep: 2 } },
  { halfLife: 1, trend: { halfLife: 0.05, steep: 2 } },
];

/** A half to any power from 0 on, rounded alike by every machine. */
function halfTo(power: number): number {
  const whole = Math.floor(power);
  return powerOf(0.5, power - whole) * 2 ** -whole;
}

/** Weights by age alone. @param count of tours, the oldest first */
const agedWeights = (count: number, halfLife: number): Float64Array =>
  Float64Array.from({ length: count }, (_, tour) => halfTo((count - tour) / (count * halfLife)));

/** The same tours, the oldest first, as much as each counts for those to come (rule T1). */
export function agedTours(tours: Tours, items: number, { halfLife, trend }: Ageing): Tours {
  const count = tours.weights.length;
  const weights = agedWeights(count, halfLife);
  tours.weights.forEach((own, tour) => (weights[tour]! *= own));
  if (trend) {
    // Roots are rounded alike by every machine, other powers are not.
    const steeper = trend.steep === 2 ? (share: number) => share * share : (share: number) => share * Math.sqrt(share);
    trendOf(tours, items, agedWeights(count, trend.halfLife)).forEach(
      (share, tour) => (weights[tour]! *= steeper(share)),
    );
  }
  return { ...tours, weights };
}
