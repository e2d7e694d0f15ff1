import type { SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { slottingKeys } from '../slotting-keys';

/** Subject of a question: a SKU, or a bay by one of its places. */
export type Subject = { sku: string } | { place: string };

/** Why goods lie where a plan has them. */
export function useWhy(run: SlottingRun | undefined, subject: Subject | null) {
  const { http } = usePlatform();
  const about =
    subject === null
      ? {}
      : 'sku' in subject
        ? { sku_id: subject.sku }
        : { location_id: subject.place, bay: '1' as const };
  const runId = run?.id ?? '';
  return useQuery({
    queryKey: [...slottingKeys.why(runId), about, run?.progress.version],
    queryFn: ({ signal }) => http('GET /slotting/why', { query: { run_id: runId, ...about }, signal }),
    enabled: run !== undefined && subject !== null,
  });
}
