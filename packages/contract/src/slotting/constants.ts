/** How tours are walked between parallel aisles. */
export const SLOTTING_POLICIES = ['s-shape', 'return', 'midpoint', 'largest-gap', 'exact'] as const;

/** `waiting` → `running` → `done`. `failed` is an end, too. A run that is stopped early is `done` with its best plan. */
export const SLOTTING_RUN_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;

/** Why a run ended: its budget was spent, or somebody stopped it. */
export const SLOTTING_ENDINGS = ['budget', 'stopped'] as const;

/** Rules of thumb that every plan is compared with. */
export const SLOTTING_RULES = ['random', 'abc', 'nearest', 'within-aisle', 'across-aisle'] as const;

/** Longest search, in seconds, and the most moves that a search of a fixed length tries. */
export const SLOTTING_SECONDS_MAX = 600;
export const SLOTTING_MOVES_MAX = 100_000_000;
/** The largest seed. */
export const SLOTTING_SEED_MAX = 2_147_483_647;
/** Bounds of the share of orders, in percent and the latest ones, that the search does not see. */
export const SLOTTING_HELD_OUT = { min: 5, max: 50, usual: 20 } as const;
/** The most order lines that a run reads. */
export const SLOTTING_LINES_MAX = 2_000_000;
/** How fast pickers walk where nobody says otherwise, in mm a second. */
export const SLOTTING_SPEED = { min: 100, max: 5000, usual: 1000 } as const;
