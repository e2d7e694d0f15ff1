export const RECEIPT_STATUSES = ['expected', 'receiving', 'closed'] as const;
/** Columns that the list of receipts can be sorted by. */
export const RECEIPT_SORTS = ['created', 'expectedAt'] as const;
