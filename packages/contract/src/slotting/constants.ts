/** Routing policies of tours between parallel aisles. */
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
/** The most piles that a search with a limit lets change their place. */
export const SLOTTING_MOST_MAX = 1_000_000;
/** Measures of a search's budget: piles that change their place, a share of all piles in percent, minutes of carrying them. */
export const SLOTTING_BUDGETS = ['piles', 'share', 'minutes'] as const;
/** Bounds of a budget by its measure. */
export const SLOTTING_BUDGET_BOUNDS = {
  piles: { min: 1, max: SLOTTING_MOST_MAX },
  share: { min: 0.1, max: 100 },
  minutes: { min: 1, max: 100_000 },
} as const satisfies Record<(typeof SLOTTING_BUDGETS)[number], { min: number; max: number }>;
/** Working days within which carrying goods is to have paid for itself: usually a year of them. */
export const SLOTTING_PAID_BACK = { min: 1, max: 2500, usual: 250 } as const;
/** Searches of a run of a number of moves, each by a seed of its own: the same on every machine, so that the plan is. */
export const SLOTTING_SEEDS = 2;
/** The largest seed. */
export const SLOTTING_SEED_MAX = 2_147_483_647;
/** Bounds of the share of orders, in percent and the latest ones, that the search does not see. */
export const SLOTTING_HELD_OUT = { min: 5, max: 50, usual: 20 } as const;
/** The most order lines that a run reads. */
export const SLOTTING_LINES_MAX = 2_000_000;
/** Default walking speed of pickers, in mm a second. */
export const SLOTTING_SPEED = { min: 100, max: 5000, usual: 1000 } as const;

/** Areas that two hazard classes can be kept from sharing. */
export const SLOTTING_AREAS = ['location', 'bay', 'aisle'] as const;
/** Greatest weight of carrying goods to their new places, where 1 is the real effort. */
export const SLOTTING_MOVES_WEIGHT_MAX = 10;
/** Default costs that count in a search. */
export const SLOTTING_COSTS = { reach: true, replenishment: true, congestion: false, moves: 1 } as const;
/** Rules that bind where nobody says otherwise. */
export const SLOTTING_RULES_OF_PLACES = { keepZones: false, hazards: 'location' } as const;

/**
 * Weight of past orders: all alike, recent ones more, those of the last weeks most, those of the same season more, those of goods
 * that are asked for more of late more.
 */
export const SLOTTING_WEIGHINGS = ['even', 'recent', 'latest', 'season', 'trend'] as const;

/** The rules that a plan never breaks, in the order in which they are asked. */
export const SLOTTING_HARD_RULES = [
  ...(['blocked', 'locked', 'condition', 'zone', 'fit', 'pieces', 'weight', 'volume', 'mixing', 'hazard'] as const),
] as const;

/** Why a SKU is named beside a plan. */
export const SLOTTING_NOTICES = ['no_measures', 'fits_nowhere', 'no_room', 'held_lot'] as const;

/** Percent of its promise below which a plan that was acted on is too little (0: nobody asks), and how many of the best moves are proposed then. */
export const SLOTTING_DECAY = { limit: 50, moves: 20, movesMax: 200 } as const;

/** Currencies of an hour of work, and bounds of its cost, in hundredths. */
export const SLOTTING_CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'DKK', 'NOK', 'PLN', 'CAD', 'AUD'] as const;
export const SLOTTING_HOUR_COST_MAX = 1_000_000;
