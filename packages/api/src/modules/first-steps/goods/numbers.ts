/** The same sequence of whole numbers, each from 0 and below what is asked, for the same seed (mulberry32). */
export const numbersFrom = (seed: number) => {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    /** From least to most, both included. */
    between: (least: number, most: number) => least + below(most - least + 1),
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    /** Whether something happens that happens in so many of a hundred cases. */
    percent: (share: number) => below(10_000) < share * 100,
  };
};
export type Numbers = ReturnType<typeof numbersFrom>;
