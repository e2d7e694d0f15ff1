import { Random } from './random';

/** Seeds of a search that is made several times, from one seed; the first is that one (rule S11). */
export function seedsFrom(seed: number, count: number): number[] {
  const random = new Random(seed);
  const seeds = new Set([seed >>> 0]);
  while (seeds.size < count) seeds.add(random.word());
  return [...seeds];
}

/**
 * The one that costs least, and of equals the first (rule S11).
 * @param found by the order of their seeds, not by the order in which they ended; at least one
 */
export const leastOf = <T extends { readonly cost: number }>(found: readonly [T, ...T[]]): T =>
  found.reduce((least, other) => (other.cost < least.cost ? other : least));
