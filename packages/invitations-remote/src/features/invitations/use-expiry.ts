import type { Invitation, Me } from '@slotwise/contract';
import { isAborted, isApiError, isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expireInvitation } from './api/expire-invitation';
import { createAskingOrder, nextExpiry, overdue } from './model/expiry';
import { useTicking } from './ticker-context';

/** Hundreds may expire in the same second; the server's own sweeper takes what we do not get to. */
const ASKED_AT_ONCE = 4;

/** Tells the server about every invitation whose countdown has reached zero. It decides by its own clock. */
export function useExpiry(me: Me, invitations: readonly Invitation[]): void {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { ticker } = useTicking();
  const [order] = useState(() => createAskingOrder(ASKED_AT_ONCE));

  useEffect(() => {
    const next = nextExpiry(invitations);
    if (next === Infinity) return undefined;

    const ask = async ({ id }: Invitation) => {
      try {
        const answer = await expireInvitation(platform.http, id);
        putIntoLists(cache, queryKeys.list(me.userType, 'invitations'), [answer.invitation]);
      } catch (error) {
        // Unanswered or refused, the countdown stays at zero and the server is asked again.
        if (!isAborted(error) && !isApiError(error) && !isUnanswered(error)) platform.report(error);
      } finally {
        order.answered(id, ticker.now());
      }
    };
    const check = () => {
      // Offline it would wait as a change that nobody made; the next tick with a connection asks.
      if (ticker.now() < next || !navigator.onLine) return;
      for (const invitation of order.take(overdue(invitations, ticker.now()), ticker.now())) void ask(invitation);
    };
    const end = ticker.subscribe(check);
    check();
    return end;
  }, [invitations, me, platform, cache, ticker, order]);
}
