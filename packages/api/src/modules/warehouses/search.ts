import type { Search } from '../../platform/search';
import { wantedWarehouses } from './search-queries';

export const warehouseSearch: Search = {
  kind: 'warehouse',
  permission: 'view_warehouses',
  tenant: 'company',
  find: wantedWarehouses,
};
export const search: Search[] = [warehouseSearch];
