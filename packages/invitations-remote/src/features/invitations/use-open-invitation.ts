import type { Invitation, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { pagedLists } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useWords } from '../../words';
import { useInvitationsAddress } from './invitations-address';

/** The invitation whose timeline is open: as it is now, named in the address so that menus and people can link to it. */
export function useOpenInvitation(me: Me): readonly [Invitation | undefined, (invitation: Invitation | null) => void] {
  const platform = usePlatform();
  const { t } = useWords();
  const {
    values: { invitation: id },
    change,
  } = useInvitationsAddress();
  const { queryKey, fetchPage } = pagedLists(platform.http, me).invitations({ id: id ?? '' });
  const { data } = useQuery({
    // A list, as live events expect of data under this key.
    queryKey: [...queryKey, 'one'],
    queryFn: async ({ signal }) => [...(await fetchPage(undefined, signal)).items],
    select: (list) => ({ invitation: list.find((one) => one.id === id) ?? null }),
    enabled: id !== null,
  });
  const open = useCallback((invitation: Invitation | null) => change({ invitation: invitation?.id ?? null }), [change]);
  const isGone = id !== null && data?.invitation === null;
  useEffect(() => {
    if (!isGone) return;
    platform.notify({ intent: 'warning', title: t('open.gone'), body: t('open.gone-because') });
    open(null);
  }, [isGone, platform, open, t]);
  return [data?.invitation ?? undefined, open];
}
