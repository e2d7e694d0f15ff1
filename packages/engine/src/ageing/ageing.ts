import type { Tours } from '../model/tours';
import { powerOf } from '../search/power';
import { followTrend } from './trend';

/** How much tours of the past count for those to come. */
export interface Ageing {
  /** Tours half as old, in parts of all, count half; Infinity: all count alike. */
  halfLife: number;
  /** The same for what is asked for: goods are asked for as they were of late, and their tours count accordingly. Null: age alone decides. */
  trend: number | null;
}

/** Most tours count by the first, fewest by the last. */
export const AGEINGS: readonly [Ageing, ...Ageing[]] = [
  { halfLife: Infinity, trend: null },
  { halfLife: 0.5, trend: null },
  { halfLife: 0.3, trend: null },
  { halfLife: 0.2, trend: null },
  { halfLife: 0.12, trend: null },
];

/** A half to any power from 0 on, rounded alike by every machine. */
function halfTo(power: number): number {
  const whole = Math.floor(power);
  return powerOf(0.5, power - whole) * 2 ** -whole;
}

/** Weights by age alone. @param count of tours, the oldest first */
export const agedWeights = (count: number, halfLife: number): Float64Array =>
  Float64Array.from({ length: count }, (_, tour) => halfTo((count - tour) / (count * halfLife)));

/** The same tours, the oldest first, as much as each counts for those to come (rule T1). */
export function agedTours(tours: Tours, items: number, { halfLife, trend }: Ageing): Tours {
  const weights = agedWeights(tours.weights.length, halfLife);
  if (trend !== null) followTrend(tours, items, agedWeights(weights.length, trend), weights);
  tours.weights.forEach((own, tour) => (weights[tour]! *= own));
  return { ...tours, weights };
}
