import { isAborted } from '@slotwise/shared/http';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';
import { notificationKeys } from './queries';
import { useWords } from './words';

export type Marked = { ids: string[]; read: boolean } | { until: string; read: true };

/** Marks notifications as read or as not read, here and everywhere. */
export function useMarking() {
  const { host } = useShell();
  const { t } = useWords();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Marked) => host.http('PATCH /me/notifications', { body }),
    onSuccess: (answer) => queryClient.setQueryData(notificationKeys.unread, answer),
    onError: (failure) => {
      if (isAborted(failure)) return;
      const { title, advice } = describeError(failure);
      host.notify({ intent: 'error', title: t('list.mark-failed'), body: `${title} ${advice ?? ''}`.trim() });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.list }),
  });
}
