import type { SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { slottingKeys } from '../slotting-keys';

/** While the search finds better plans, the map shows them this often. */
const LOOK_MS = 2000;

/** The places of a warehouse, with the work of a run once it knows any. */
export function useMap(warehouseId: string, run: SlottingRun | undefined) {
  const { http } = usePlatform();
  const known = run?.basis ? run : undefined;
  const runId = known?.id ?? null;
  const look = known && `${known.status} ${Math.floor(known.progress.elapsedMs / LOOK_MS)}`;
  return useQuery({
    queryKey: [...slottingKeys.map, warehouseId, runId, look],
    queryFn: ({ signal }) =>
      http('GET /slotting/map', {
        query: { warehouse_id: warehouseId, ...(runId !== null && { run_id: runId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
