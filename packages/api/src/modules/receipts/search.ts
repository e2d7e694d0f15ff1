import type { Search } from '../../platform/search';
import { wantedReceipts } from './search-queries';

export const search: Search[] = [
  {
    kind: 'receipt',
    nouns: { en: 'receipts?|deliver(?:y|ies)|returns?', de: 'wareneing[aä]nge?s?|lieferung(?:en)?|retouren?' },
    permission: 'view_inventory',
    tenant: 'company',
    find: wantedReceipts,
  },
];
