import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from './board-data';
import { useChangeDrafts } from './store';
import { refreshed } from '../model/role-drafts';
import { useWords } from '../words';

/** Loads the latest data of a role; unsaved changes are carried over onto it. */
export function useRefreshRole(role: Role) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me, maySeeUsers } = useBoard();
  const change = useChangeDrafts();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    const roles = queryKeys.list(me.userType, 'roles');
    setBusy(true);
    try {
      await Promise.all([
        cache.refetchQueries({ queryKey: roles, exact: true }),
        maySeeUsers && cache.refetchQueries({ queryKey: queryKeys.list(me.userType, 'users'), type: 'active' }),
      ]);
      const latest = cache.getQueryData<readonly Role[]>(roles)?.find(({ id }) => id === role.id);
      if (!latest) return;
      change((drafts) => refreshed(drafts, latest));
      platform.announce(t('role.refreshed', { role: latest.name }));
    } finally {
      setBusy(false);
    }
  };
  return { refresh: () => void refresh(), busy };
}
