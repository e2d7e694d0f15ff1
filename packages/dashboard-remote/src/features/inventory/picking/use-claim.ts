import type { PickListSummary } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';

/**
 * Makes a list that is nobody's yet one's own as soon as somebody begins, so that a second person sees that before fetching
 * anything. Without network the first pick does it, when it is sent.
 */
export function useClaim({ id, user }: PickListSummary): () => void {
  const platform = usePlatform();
  const cache = useQueryClient();
  const claim = useMutation({
    networkMode: 'always',
    mutationFn: () => platform.http('POST /pick-list/claim', { body: { pick_list_id: id } }),
    // A refusal means that the list is another's by now, or over: read anew, the page says so.
    onSettled: () => cache.invalidateQueries({ queryKey: inventoryKeys.pickLists }),
    onError: (error) => {
      // A connection that was lost is no fault of anybody's: the pick itself is kept, and takes the list.
      if (isApiError(error) && error.status >= 500) platform.report(error);
    },
  });
  return () => {
    if (user === null && navigator.onLine && !claim.isPending) claim.mutate();
  };
}
