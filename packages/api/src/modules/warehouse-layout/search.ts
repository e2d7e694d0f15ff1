import type { Search } from '../../platform/search';
import { wantedLocations } from './search-queries';

export const locationSearch: Search = {
  kind: 'location',
  permission: 'view_warehouses',
  tenant: 'company',
  find: wantedLocations,
};
export const search: Search[] = [locationSearch];
