import type { Invitation } from '@slotwise/contract';
import { isAborted, isApiError, isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import type { LoadError } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { expireInvitation } from './api/expire-invitation';
import { overdue, replaceInvitation } from './model/invitations-list';

export type InvitationsKey = DataTag<QueryKey, Invitation[], LoadError>;

/** A server whose clock is behind ours answers "not yet"; it is asked again after this long. Milliseconds. */
const ASK_AGAIN_MS = 5000;

/** Tells the server about every invitation whose countdown has reached zero, once each. */
export function useExpiry(invitations: readonly Invitation[] | undefined, queryKey: InvitationsKey, now: number): void {
  const platform = usePlatform();
  const cache = useQueryClient();
  const askedAt = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { id } of overdue(invitations ?? [], now)) {
      if (now - (askedAt.current.get(id) ?? 0) < ASK_AGAIN_MS) continue;
      askedAt.current.set(id, now);
      expireInvitation(platform.http, id).then(
        ({ invitation }) => cache.setQueryData(queryKey, (list) => list && replaceInvitation(list, invitation)),
        (error: unknown) => {
          // Unanswered or refused, the countdown stays at zero and the server is asked again.
          if (!isAborted(error) && !isApiError(error) && !isUnanswered(error)) platform.report(error);
        },
      );
    }
  }, [invitations, now, queryKey, platform, cache]);
}
