import type { SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { slottingKeys } from '../slotting-keys';
import type { Arc } from './draw';
import type { Bay } from './model/bays';

/** More arcs would hide one another. */
const SHOWN = 40;

/** The moves of a plan that are asked for most, the thickest first; none while they are not wanted. */
export function useArcs(run: SlottingRun | undefined, bays: readonly Bay[], isWanted: boolean): readonly Arc[] {
  const { http } = usePlatform();
  const runId = run?.id ?? '';
  const read = useQuery({
    queryKey: [...slottingKeys.placements(runId), 'arcs'],
    queryFn: ({ signal }) => http('GET /slotting/placements', { query: { run_id: runId, limit: SHOWN }, signal }),
    enabled: run !== undefined && isWanted,
  });
  return useMemo(() => {
    if (!read.data || !isWanted) return [];
    const bayOf = new Map(bays.flatMap((bay) => bay.places.map((place) => [place, bay] as const)));
    const most = read.data.items[0]?.lines ?? 0;
    return read.data.items.flatMap(({ from, to, lines }): Arc[] => {
      const [begin, end] = [bayOf.get(from.id), bayOf.get(to.id)];
      if (!begin || !end || begin === end) return [];
      return [{ from: begin, to: end, weight: most > 0 ? lines / most : 0 }];
    });
  }, [read.data, bays, isWanted]);
}
