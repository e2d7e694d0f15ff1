import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

/** Settings of the company or WMS, for everybody in it. */
export const tenantSettingsQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.tenant,
    queryFn: ({ signal }) => http('GET /mytenant/settings', { signal }),
  });
