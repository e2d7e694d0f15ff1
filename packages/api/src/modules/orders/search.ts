import type { Search } from '../../platform/search';
import { wantedOrders } from './search-queries';

export const orderSearch: Search = {
  kind: 'order',
  nouns: { en: '(?:sales )?orders?', de: 'auftr[aä]ge?s?|bestellung(?:en)?' },
  permission: 'view_inventory',
  tenant: 'company',
  find: wantedOrders,
};
export const search: Search[] = [orderSearch];
