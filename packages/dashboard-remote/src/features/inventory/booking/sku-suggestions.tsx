import { usePlatform } from '@slotwise/shared/remote';
import { usePaused } from '@slotwise/shared/ui/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';

/** Most things that a field suggests at once. */
export const SUGGESTIONS = 8;

/** SKUs for what is typed into a field that names this list. */
export function SkuSuggestions({ id, typed }: { id: string; typed: string }) {
  const { http } = usePlatform();
  const term = usePaused(typed.trim());
  const { data: suggested = [] } = useQuery({
    queryKey: [...inventoryKeys.skus, 'suggested', term],
    queryFn: async ({ signal }) => (await http('GET /skus', { query: { q: term, limit: SUGGESTIONS }, signal })).items,
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <datalist id={id}>
      {suggested.map(({ id: sku, code, name }) => (
        <option key={sku} value={code}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
