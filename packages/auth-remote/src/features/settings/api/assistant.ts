import type { Http } from '@slotwise/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { settingsKeys } from '../query-keys';

/** The answerer, and the data that an administrator lets the configured language model read. */
export const assistantQuery = (http: Http) =>
  queryOptions({
    queryKey: settingsKeys.assistant,
    queryFn: ({ signal }) => http('GET /assistant', { signal }),
  });
