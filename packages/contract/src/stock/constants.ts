/** In which state stock is. Only what is available can be reserved or picked. */
export const STOCK_STATES = ['available', 'quarantine', 'returned', 'damaged'] as const;
/** Kinds of moves in the ledger. */
export const MOVE_KINDS = ['receive', 'put_away', 'move', 'pick', 'adjust', 'count', 'found', 'undo'] as const;
/**
 * Why a place is proposed: the SKU is preferred there, it or its family lies there or in that aisle, the walk to it is among
 * the shortest, no height is reached faster, it is filled again seldom.
 */
export const PROPOSAL_REASONS = [
  'preferred',
  'same_sku',
  'family_near',
  'short_walk',
  'good_level',
  'few_refills',
] as const;
/** The rules that can refuse a put. */
export const PUT_RULES = [
  'blocked',
  'being_removed',
  'empty_only',
  'same_sku',
  'same_lot',
  'condition',
  'max_pieces',
  'max_weight',
  'max_volume',
  'weight_missing',
  'volume_missing',
] as const;
/**
 * Reasons beside the rules of places why goods are not proposed there: a piece is too large, or too many SKUs lie
 * there.
 */
export const ADVICE_RULES = ['size', 'crowded'] as const;
/** The most pieces of one line that are told apart by their serial numbers. */
export const SERIALS_MAX = 500;
/** The most differences of each kind that a proof of the stock names. */
export const DISCREPANCIES_NAMED = 100;
/** The most moves of one request. */
export const MOVES_MAX = 200;

/** Columns that the list of stock, and that of moves, can be sorted by. */
export const STOCK_SORTS = ['sku', 'location', 'onHand', 'expires'] as const;
export const MOVE_SORTS = ['at'] as const;
