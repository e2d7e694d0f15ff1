import type { Search } from '../../platform/search';
import { wantedUsers } from './search-queries';

export const search: Search[] = [{ kind: 'user', permission: 'view_users', find: wantedUsers }];
