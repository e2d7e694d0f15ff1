export const RECEIPT_STATUSES = ['expected', 'receiving', 'closed'] as const;
