import type { Search } from '../../platform/search';
import { wantedReceipts } from './search-queries';

export const search: Search[] = [
  { kind: 'receipt', permission: 'view_inventory', tenant: 'company', find: wantedReceipts },
];
