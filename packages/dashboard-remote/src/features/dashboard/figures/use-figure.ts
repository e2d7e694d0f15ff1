import type { Answer, RouteKey } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type FigureRoute = Extract<RouteKey, `GET /figures/${string}`>;

/** Keys of all figures begin with it: a change of stock or demand makes them stale together. */
export const FIGURES = ['dashboard', 'figures'] as const;

/** Sums for a range of whole days. While another range is on its way, the sums of the one before stay in sight. */
export function useFigure<K extends FigureRoute>(route: K, range: DateRange, enabled = true) {
  const platform = usePlatform();
  return useQuery({
    queryKey: [...FIGURES, route, range.start, range.end],
    queryFn: async ({ signal }): Promise<Answer<K>['figures']> => {
      const query = { from: range.start, to: range.end };
      const answer = await platform.http(route, { query, signal } as never);
      return (answer as Answer<K>).figures;
    },
    placeholderData: keepPreviousData,
    enabled,
  });
}
