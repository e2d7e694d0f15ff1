import type { Search } from '../../platform/search';
import { wantedLocations } from './search-queries';

export const locationSearch: Search = {
  kind: 'location',
  nouns: {
    en: '(?:storage )?(?:locations?|places?|bins?|slots?|shel(?:f|ves))',
    de: '(?:lager)?pl[aä]tze?[ns]?|(?:lager)?fach|(?:lager)?fächern?',
  },
  permission: 'view_warehouses',
  tenant: 'company',
  find: wantedLocations,
};
export const search: Search[] = [locationSearch];
