import type { Search } from '../../platform/search';
import { wantedRoles } from './search-queries';

export const roleSearch: Search = {
  kind: 'role',
  nouns: { en: 'roles?', de: 'rollen?' },
  permission: 'view_roles',
  find: wantedRoles,
};
export const search: Search[] = [roleSearch];
