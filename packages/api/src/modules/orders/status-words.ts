import type { OrderSummary } from '@slotwise/contract';
import type { WordsOfValues } from '../../platform/db/said-as';

/** Words for the states of orders in what the search finds: those of their page. */
export const ORDER_STATUS_WORDS: WordsOfValues<OrderSummary['status']> = {
  open: { en: 'Open', de: 'Offen' },
  released: { en: 'On a pick list', de: 'Auf einer Pickliste' },
  done: { en: 'Done', de: 'Fertig' },
  canceled: { en: 'Canceled', de: 'Storniert' },
};
