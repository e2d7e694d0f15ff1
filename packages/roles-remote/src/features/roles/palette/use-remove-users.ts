import { isAborted, isApiError, isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { removeUser } from '../api/remove-user';

/** Somebody who was not removed, and why. */
export interface NotRemoved {
  id: string;
  reason: string;
}

/** Progress of a removal. */
export interface Removal {
  total: number;
  removed: readonly string[];
  failed: readonly NotRemoved[];
  isDone: boolean;
}

/** Removes people one after the other: one whom the server keeps stops none of the others. */
export function useRemoveUsers() {
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const { me } = useBoard();
  const [removal, setRemoval] = useState<Removal | null>(null);

  const refused = (id: string, error: unknown): NotRemoved => {
    if (!isApiError(error) && !isUnanswered(error)) platform.report(error);
    const { title, advice } = describeError(error);
    return { id, reason: `${title} ${advice}` };
  };

  /**
   * @param signal gives up the rest
   * @returns how it went; null if the page was left on the way
   */
  const remove = async (ids: readonly string[], signal?: AbortSignal): Promise<Removal | null> => {
    let now: Removal = { total: ids.length, removed: [], failed: [], isDone: false };
    setRemoval(now);
    for (const id of ids) {
      if (platform.signal.aborted) return null;
      try {
        await removeUser(platform.http, id, signal);
        now = { ...now, removed: [...now.removed, id] };
      } catch (error) {
        if (isAborted(error)) break;
        // Somebody else may have removed them meanwhile, which is what was asked for.
        const isGone = isApiError(error) && error.code === 'not_found';
        now = isGone
          ? { ...now, removed: [...now.removed, id] }
          : { ...now, failed: [...now.failed, refused(id, error)] };
      }
      if (!signal?.aborted) setRemoval(now);
      else break;
    }
    const changed = (['users', 'roles'] as const).map((list) => queryKeys.list(me.userType, list));
    const read = Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })));
    now = { ...now, isDone: true };
    if (signal?.aborted) return now;
    await read;
    setRemoval(now);
    return now;
  };

  return { removal, remove, forget: () => setRemoval(null) };
}
