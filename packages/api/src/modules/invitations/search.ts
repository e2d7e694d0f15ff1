import type { Search } from '../../platform/search';
import { wantedInvitations } from './search-queries';

export const invitationSearch: Search = {
  kind: 'invitation',
  nouns: { en: 'invitations?|invites?', de: 'einladung(?:en)?' },
  permission: 'view_invitations',
  find: wantedInvitations,
};
export const search: Search[] = [invitationSearch];
