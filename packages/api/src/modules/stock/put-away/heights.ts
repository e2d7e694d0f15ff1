import { GOLDEN_MM } from '@slotwise/contract/constants';

/** Heights at which a line is picked: within reach, below, above, with a ladder. */
const HEIGHTS = { good: 0, low: 1, high: 2, ladder: 3 };
/** Places whose floor is higher are reached with a ladder. */
export const REACHED_MM = 1900;

/** Cost of a line at each height, in seconds. */
export const REACH = { seconds: [0, 2, 3, 12], secondsPerKg: [0.1, 0.3, 0.5, 1] };

/** At which height a place is whose floor is so many mm above the warehouse's; one of which nobody has said it counts as low. */
export const heightOf = (z: number | null): number => {
  if (z === null || z < GOLDEN_MM.from) return HEIGHTS.low;
  if (z <= GOLDEN_MM.to) return HEIGHTS.good;
  return z <= REACHED_MM ? HEIGHTS.high : HEIGHTS.ladder;
};
