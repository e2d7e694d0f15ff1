/** A canary that fails for this many people within its window, and for this share of those who report, is taken back. */
export const CANARY_BUDGET = { windowMs: 5 * 60_000, people: 3, share: 0.05 } as const;
