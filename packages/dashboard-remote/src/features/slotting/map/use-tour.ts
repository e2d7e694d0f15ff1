import type { SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useFluent } from '@slotwise/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { slottingKeys } from '../slotting-keys';

/** @param number of the walk; null: a typical one */
export function useTour(run: SlottingRun | undefined, isWanted: boolean, number: number | null) {
  const { http } = usePlatform();
  const runId = run?.id ?? '';
  return useQuery({
    queryKey: [...slottingKeys.tour(runId), number, run?.progress.version],
    queryFn: async ({ signal }) =>
      (
        await http('GET /slotting/tour', {
          query: { run_id: runId, ...(number !== null && { number: String(number) }) },
          signal,
        })
      ).tour,
    enabled: run !== undefined && isWanted,
    placeholderData: keepPreviousData,
  });
}

/** The longer of two walks takes so long. */
const WALK_MS = 8000;

/**
 * Share walked, 0 to 1, of the longer of two walks.
 * @param subject walked from the begin again when it changes; null: nothing is walked
 */
export function useWalked(subject: string | null, isPlaying: boolean): number {
  const { targetDocument } = useFluent();
  const [walked, setWalked] = useState(0);
  const view = targetDocument?.defaultView;
  useEffect(() => {
    if (subject === null || !view) return undefined;
    // A person who does not want movement sees all of it at once.
    if (!isPlaying || view.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
      setWalked(1);
      return undefined;
    }
    let begun: number | undefined;
    let frame = view.requestAnimationFrame(function step(now) {
      begun ??= now;
      const part = Math.min(1, (now - begun) / WALK_MS);
      setWalked(part);
      if (part < 1) frame = view.requestAnimationFrame(step);
    });
    return () => view.cancelAnimationFrame(frame);
  }, [subject, isPlaying, view]);
  return walked;
}
