import type { ReceiptSummary } from '@slotwise/contract';
import type { WordsOfValues } from '../../platform/db/said-as';

/** Words for the states of receipts in what the search finds: those of their page. */
export const RECEIPT_STATUS_WORDS: WordsOfValues<ReceiptSummary['status']> = {
  expected: { en: 'Expected', de: 'Erwartet' },
  receiving: { en: 'Arriving', de: 'Kommt an' },
  closed: { en: 'Closed', de: 'Abgeschlossen' },
};
