import type { Search } from '../../platform/search';
import { wantedCompanies } from './search-queries';

export const search: Search[] = [
  { kind: 'company', permission: 'view_companies', tenant: 'wms', find: wantedCompanies },
];
