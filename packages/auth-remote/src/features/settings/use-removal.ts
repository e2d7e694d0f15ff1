import { notifyFailure, type Platform } from '@slotwise/shared/remote';
import type { Confirmed } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

interface RemovalOptions<T> {
  platform: Platform;
  remove: (one: T, signal: AbortSignal | undefined) => Promise<unknown>;
  /** The list that it is gone from. */
  queryKey: QueryKey;
  done: (one: T) => string;
  failed: (one: T) => string;
}

interface Removing<T> {
  one: T;
  signal: AbortSignal | undefined;
}

/** One of a list is taken away for good, after a question. `asked` is what the question is about. */
export function useRemoval<T>({ platform, remove, queryKey, done, failed }: RemovalOptions<T>) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<T | null>(null);
  const removal = useMutation({
    mutationFn: ({ one, signal }: Removing<T>) => remove(one, signal),
    onSuccess: (_answer, { one }) => platform.notify({ intent: 'success', title: done(one) }),
    onError: (failure, { one }) => notifyFailure(platform, failed(one), failure),
    // Also when it failed or was given up: it may be gone all the same.
    onSettled: () => void cache.invalidateQueries({ queryKey }),
  });
  return {
    asked,
    ask: setAsked,
    question: {
      open: asked !== null,
      danger: true,
      busy: removal.isPending,
      endsEarly: true as const,
      onCancel: () => {
        setAsked(null);
        removal.reset();
      },
      onConfirm: ({ signal }: Confirmed) => {
        if (asked !== null) removal.mutate({ one: asked, signal }, { onSettled: () => setAsked(null) });
      },
    },
  };
}
