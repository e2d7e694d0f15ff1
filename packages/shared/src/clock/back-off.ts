const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;
const LAST_WAIT_MS = 30_000;

/** The longest that `waitAfter` gives, in milliseconds. */
export const LONGEST_WAIT_MS = LAST_WAIT_MS * 1.25;

/**
 * The time until something that failed is tried again, in milliseconds: longer after each failure, and not the same for all
 * tabs and people, who would otherwise ask in the same moment.
 * @param before failures before the one that it follows
 */
export const waitAfter = (before: number): number => (WAITS_MS[before] ?? LAST_WAIT_MS) * (0.75 + Math.random() / 2);
