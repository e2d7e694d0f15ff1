import type { Search } from '../../platform/search';
import { wantedOrders } from './search-queries';

export const search: Search[] = [
  { kind: 'order', permission: 'view_inventory', tenant: 'company', find: wantedOrders },
];
