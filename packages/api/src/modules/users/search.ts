import type { Search } from '../../platform/search';
import { wantedUsers } from './search-queries';

export const userSearch: Search = { kind: 'user', permission: 'view_users', find: wantedUsers };
export const search: Search[] = [userSearch];
