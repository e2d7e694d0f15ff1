import type { RemoteStatus } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remotesQuery } from './api/queries';
import { moveRemote, type Move } from './api/moves';
import { doneText, failedText } from './model/wording';
import { remoteKeys } from './query-keys';
import { useWords } from '../../words';

/** `signal` gives it up. */
type Sent = Move & { signal?: AbortSignal };

/** Does something to a remote and shows it at once; says what was done, or why it was not. */
export function useMove(remote: RemoteStatus) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ signal, ...move }: Sent) => moveRemote(platform.http, { remote: remote.id, move, signal }),
    onSuccess(changed, move) {
      cache.setQueryData(remotesQuery(platform.http).queryKey, (all) => {
        return all && { ...all, remotes: all.remotes.map((each) => (each.id === changed.id ? changed : each)) };
      });
      platform.notify({ intent: 'success', title: doneText(t, changed, move) });
      void cache.invalidateQueries({ queryKey: remoteKeys.history });
    },
    onError: (error, move) => {
      notifyFailure(platform, failedText(t, remote, move), error);
      // It may have been done, also where somebody gave it up.
      if (!isApiError(error)) void cache.invalidateQueries({ queryKey: remoteKeys.status });
    },
  });
}
