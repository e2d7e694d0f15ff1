import type { Tours } from '../model/tours';
import { powerOf } from '../search/power';
import { trendOf } from './trend';

/** How much tours of the past count for those to come. */
export interface Ageing {
  /** Tours half as old, in parts of all, count half; Infinity: all count alike. */
  halfLife: number;
  /**
   * The half-life of what is asked for: goods will be asked for as they were of late, and their tours count accordingly. Null: age
   * alone decides.
   */
  trend: number | null;
}

/** Ways that are worth trying, the most promising ones first. */
export const AGEINGS: readonly [Ageing, ...Ageing[]] = [
  { halfLife: Infinity, trend: null },
  { halfLife: Infinity, trend: 0.1 },
  { halfLife: 0.3, trend: null },
  { halfLife: Infinity, trend: 0.2 },
  { halfLife: 0.5, trend: 0.1 },
  { halfLife: 0.2, trend: null },
  { halfLife: 0.5, trend: null },
  { halfLife: 0.3, trend: 0.1 },
  { halfLife: Infinity, trend: 0.05 },
  { halfLife: 0.12, trend: null },
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
  if (trend !== null)
    trendOf(tours, items, agedWeights(count, trend)).forEach((more, tour) => (weights[tour]! *= more));
  return { ...tours, weights };
}
