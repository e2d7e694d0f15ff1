import type { SlottingTerms } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { slottingKeys } from '../slotting-keys';
import { useDuration } from './use-duration';

/** State of slotting in the warehouses of a company, or in one of them. */
export function useSlottingState(warehouseId: string | undefined, isWanted = true) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...slottingKeys.state, warehouseId ?? 'all'],
    queryFn: async ({ signal }) =>
      (
        await http('GET /slotting/state', {
          query: warehouseId === undefined ? {} : { warehouse_id: warehouseId },
          signal,
        })
      ).warehouses,
    enabled: isWanted,
  });
}

const HOUR = 3600;

/** Says seconds of work as money; null where nobody has said what an hour costs. */
export function useMoney(terms: SlottingTerms | undefined) {
  const formats = useFormats();
  return (seconds: number): string | null => {
    if (!terms?.hourCost) return null;
    const value = ((seconds / HOUR) * terms.hourCost) / 100;
    const maximumFractionDigits = Math.abs(value) < 100 ? 2 : 0;
    return formats.number(value, { style: 'currency', currency: terms.currency, maximumFractionDigits });
  };
}

/** Says what a plan saves on a mean working day: the time, and the money where somebody has said what an hour costs. */
export function useSaved(terms: SlottingTerms | undefined) {
  const duration = useDuration();
  const money = useMoney(terms);
  return (seconds: number): string => [duration(seconds), money(seconds) ?? []].flat().join(' · ');
}
