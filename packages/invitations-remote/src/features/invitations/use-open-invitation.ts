import type { Invitation, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

const PARAMETER = 'invitation';

/** The invitation whose timeline is open: as it is now, named in the address so that menus and people can link to it. */
export function useOpenInvitation(me: Me): readonly [Invitation | undefined, (invitation: Invitation | null) => void] {
  const platform = usePlatform();
  const [query, setQuery] = useSearchParams();
  const id = query.get(PARAMETER);
  const select = useCallback(
    (list: readonly Invitation[]) => ({ invitation: list.find((one) => one.id === id) ?? null }),
    [id],
  );
  const { data } = useQuery({ ...tenantQueries(platform.http, me).invitations, select });
  const open = useCallback(
    (invitation: Invitation | null) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        if (invitation) next.set(PARAMETER, invitation.id);
        else next.delete(PARAMETER);
        return next;
      }),
    [setQuery],
  );
  const isGone = id !== null && data?.invitation === null;
  useEffect(() => {
    if (!isGone) return;
    platform.notify({
      intent: 'warning',
      title: 'This invitation is no longer there',
      body: 'It was deleted, or it belongs to another organization.',
    });
    open(null);
  }, [isGone, platform, open]);
  return [data?.invitation ?? undefined, open];
}
