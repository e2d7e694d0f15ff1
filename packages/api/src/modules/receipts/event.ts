import type { ReceiptSummary } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

export const receiptChanged = (companyId: string, receipt: ReceiptSummary): Publishable => ({
  channel: `company:${companyId}`,
  event: 'ReceiptChanged',
  data: receipt,
});
