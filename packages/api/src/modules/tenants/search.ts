import type { Search } from '../../platform/search';
import { wantedCompanies } from './search-queries';

export const search: Search[] = [
  {
    kind: 'company',
    nouns: { en: 'compan(?:y|ies)|customers?|clients?', de: 'firm(?:a|en)|kunden?|unternehmen' },
    permission: 'view_companies',
    tenant: 'wms',
    find: wantedCompanies,
  },
];
