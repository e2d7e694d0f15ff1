import type { Search } from '../../platform/search';
import { wantedInvitations } from './search-queries';

export const search: Search[] = [{ kind: 'invitation', permission: 'view_invitations', find: wantedInvitations }];
