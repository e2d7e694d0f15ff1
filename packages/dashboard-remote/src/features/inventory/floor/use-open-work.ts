import type { Overview } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQueries } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { todayOf } from '../sections/days';

export type OpenWork = Overview['open'];

/** Number of waiting tasks in a warehouse, as the dashboard counts them. */
export const sumOf = (work: OpenWork): number => Object.values(work).reduce((sum, waiting) => sum + waiting, 0);

/** Work that waits on the floor of each of these warehouses; of those that it is known of. */
export function useOpenWork(warehouseIds: readonly string[]): ReadonlyMap<string, OpenWork> {
  const { http } = usePlatform();
  return useQueries({
    queries: warehouseIds.map((id) => ({
      queryKey: [...inventoryKeys.figures, 'open', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { from: todayOf(), to: todayOf(), warehouse_id: id };
        return (await http('GET /figures/overview', { query, signal })).figures.open;
      },
    })),
    combine: (reads) =>
      new Map(
        warehouseIds.flatMap((id, at) => {
          const work = reads[at]?.data;
          return work ? [[id, work] as const] : [];
        }),
      ),
  });
}
