import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFloorOutbox } from '../floor/floor-context';
import { inventoryKeys } from '../query-keys';
import { inHandKey } from './use-in-hand';
import { useWords } from './words';

/**
 * Hands a list of one's own back to whoever picks first. Picks of it that wait are sent before, for each would make it one's
 * own again.
 */
export function useLeave(listId: string) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { entries } = useFloorOutbox();
  const waiting = entries.some(({ status, note }) => status === 'waiting' && note.list === listId);
  return useMutation({
    mutationFn: async () => {
      if (waiting) return false;
      await platform.http('POST /pick-list/leave', { body: { pick_list_id: listId } });
      return true;
    },
    onSuccess: (left) => {
      if (left) cache.setQueryData(inHandKey(listId), null);
      platform.notify(
        left ? { intent: 'success', title: t('leave.done') } : { intent: 'warning', title: t('leave.waits') },
      );
    },
    onError: (error) => notifyFailure(platform, t('leave.open'), error),
    // A refusal means that it is another's by now, or over: read anew, the page says so.
    onSettled: () => cache.invalidateQueries({ queryKey: inventoryKeys.pickLists }),
  });
}
