import type { Search } from '../../platform/search';
import { wantedRoles } from './search-queries';

export const search: Search[] = [{ kind: 'role', permission: 'view_roles', find: wantedRoles }];
