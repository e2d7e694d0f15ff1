import type { Invitation, Me } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import type { Role } from '@slotwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../words';

/** Downloads invitations as CSV. The names of their roles stand in it as far as this page knows them. */
export function useExport(me: Me): (invitations: readonly Invitation[]) => void {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { t } = useWords();
  return (invitations) => {
    const roles = cache.getQueryData<Role[]>(queryKeys.list(me.userType, 'roles')) ?? [];
    import('./export/export-invitations').then(
      ({ exportInvitations }) => {
        exportInvitations(t, invitations, new Map(roles.map(({ id, name }) => [id, name])));
        platform.notify({ intent: 'success', title: t('export.done', { count: invitations.length }) });
      },
      (error: unknown) => notifyFailure(platform, t('export.failed'), error),
    );
  };
}
