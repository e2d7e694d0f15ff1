import type { Search } from '../../platform/search';
import { wantedUsers } from './search-queries';

export const userSearch: Search = {
  kind: 'user',
  nouns: {
    en: 'users?|persons?|people|colleagues?|employees?|members?',
    de: '(?:be)?nutzer(?:in|innen)?s?|person(?:en)?|leute|kolleg(?:en?|innen|in)|mitarbeiter(?:in|innen)?s?',
  },
  permission: 'view_users',
  find: wantedUsers,
};
export const search: Search[] = [userSearch];
