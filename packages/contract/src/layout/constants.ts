/** Purpose of a location. Goods are put away into storage only. */
export const LOCATION_PURPOSES = ['storage', 'receiving', 'shipping', 'quarantine'] as const;
/** Goods that may lie together: nothing is added to a filled place, only the same SKU, only the same lot, anything. */
export const MIXING_RULES = ['empty_only', 'same_sku', 'same_lot', 'mixed'] as const;
/** Storage conditions of goods. */
export const CONDITIONS = ['ambient', 'chilled', 'frozen', 'controlled'] as const;
/** Treatment of the rest of a line that could not be picked whole. */
export const SHORT_PICKS = ['back_order', 'cancel'] as const;

/** The most that can be received beyond what is expected, in percent. */
export const OVER_RECEIPT_MAX = 1000;

/** The most places of one warehouse. */
export const LOCATIONS_MAX = 20_000;
/** The longest code of a place, a zone or a SKU. */
export const CODE_MAX = 40;
/** The longest length, in mm: a kilometre. */
export const LENGTH_MAX_MM = 1_000_000;
/** The heaviest piece or place, in g: a thousand tonnes. */
export const WEIGHT_MAX_G = 1_000_000_000;
/** The most pieces of one move, one line or one limit, and of all lines of one order or one receipt together. */
export const PIECES_MAX = 1_000_000_000_000;
/**
 * The most pieces of one SKU, of all its lots and states, in one place: sums over places and SKUs are numbers of JSON, which
 * are exact below 2^53. So many lie in 900,000 places, or as many SKUs in fewer of them, before a sum gets there.
 */
export const PLACE_PIECES_MAX = 10_000_000_000;

/** Columns that the list of a warehouse's places can be sorted by. */
export const LOCATION_SORTS = ['walk', 'code'] as const;
