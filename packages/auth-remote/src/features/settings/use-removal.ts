import { notifyFailure, type Platform } from '@slotwise/shared/remote';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

interface RemovalOptions<T> {
  platform: Platform;
  remove: (one: T) => Promise<unknown>;
  /** The list that it is gone from. */
  queryKey: QueryKey;
  done: (one: T) => string;
  failed: (one: T) => string;
}

/** One of a list is taken away for good, after a question. `asked` is what the question is about. */
export function useRemoval<T>({ platform, remove, queryKey, done, failed }: RemovalOptions<T>) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<T | null>(null);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: (_answer, one) => platform.notify({ intent: 'success', title: done(one) }),
    onError: (failure, one) => notifyFailure(platform, failed(one), failure),
    // Also when it failed: somebody else may have taken it away.
    onSettled: async () => {
      setAsked(null);
      await cache.invalidateQueries({ queryKey });
    },
  });
  return {
    asked,
    ask: setAsked,
    question: {
      open: asked !== null,
      danger: true,
      busy: removal.isPending,
      onCancel: () => setAsked(null),
      onConfirm: () => {
        if (asked !== null) removal.mutate(asked);
      },
    },
  };
}
