export const ORDER_STATUSES = ['open', 'released', 'done', 'canceled'] as const;
export const PICK_STATUSES = ['open', 'picked', 'short', 'canceled'] as const;
export const PICK_LIST_STATUSES = ['open', 'done', 'canceled'] as const;
/** Why less was picked than the ledger says is there. */
export const SHORT_REASONS = ['missing', 'damaged', 'unreachable', 'unusable_lot'] as const;
/** The most lines of one order or one receipt. */
export const LINES_MAX = 500;
/** The most orders of one pick list. */
export const PICK_LIST_ORDERS_MAX = 50;

/** Columns that the list of orders can be sorted by. */
export const ORDER_SORTS = ['ordered', 'due', 'code'] as const;
/** The most orders of a pick list that are named by their code where lists are shown. */
export const PICK_LIST_CODES_MAX = 3;
