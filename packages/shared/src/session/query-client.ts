import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../http';
import { LoadError } from './load-error';

const unanswered = (error: unknown) => isUnanswered(error instanceof LoadError ? error.cause : error);

/**
 * The page's query client. Data stays fresh by the live stream, so it is trusted for a while; only a call that got no
 * answer is repeated, once; a read that failed loses its data, so that nobody acts on outdated facts.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (error instanceof LoadError) query.setState({ data: undefined, dataUpdatedAt: 0 });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        retry: (failures, error) => failures < 1 && unanswered(error),
        retryDelay: 500,
      },
      // Not held back while the browser is offline: nothing would say so, and nobody could cancel it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
