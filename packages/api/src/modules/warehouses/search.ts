import type { Search } from '../../platform/search';
import { wantedWarehouses } from './search-queries';

export const warehouseSearch: Search = {
  kind: 'warehouse',
  nouns: { en: 'warehouses?|sites?', de: 'lager[ns]?|läger|lagerh(?:aus|äuser)' },
  permission: 'view_warehouses',
  tenant: 'company',
  find: wantedWarehouses,
};
export const search: Search[] = [warehouseSearch];
