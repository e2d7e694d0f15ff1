import { ReceiptSummary } from './entities';

export const receiptEvents = { company: { ReceiptChanged: ReceiptSummary } };
