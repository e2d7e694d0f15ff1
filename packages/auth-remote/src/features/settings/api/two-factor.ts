import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

/** Whether the user has a second factor, and whether one is demanded of them. */
export const twoFactorQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.twoFactor,
    queryFn: async ({ signal }) => (await http('GET /me/two-factor', { signal })).twoFactor,
  });
