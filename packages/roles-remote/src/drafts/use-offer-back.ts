import { usePlatform } from '@slotwise/shared/remote';
import { useCallback } from 'react';
import type { Pending } from '../model/pending';
import { putEdit } from '../model/role-drafts';
import { useWords } from '../words';
import { useChangeDrafts } from './store';

/**
 * Says which edits were discarded, and offers them back. One that was begun anew since is not overwritten; what changed
 * elsewhere meanwhile makes them stale, as it would have done before.
 */
export function useOfferBack(): (discarded: readonly Pick<Pending, 'role' | 'part' | 'edit'>[]) => void {
  const { t } = useWords();
  const { notify } = usePlatform();
  const change = useChangeDrafts();
  return useCallback(
    (discarded) => {
      const [only] = discarded;
      if (!only) return;
      const back = () =>
        change((drafts) =>
          discarded.reduce(
            (all, { role, part, edit }) => (all.byRole[role.id]?.[part] ? all : putEdit(all, role.id, part, edit)),
            drafts,
          ),
        );
      notify({
        intent: 'info',
        title:
          discarded.length === 1
            ? t('edit.discarded', { role: only.role.name })
            : t('edit.discarded-many', { count: discarded.length }),
        action: { label: t('word.undo'), onClick: back },
      });
    },
    [t, notify, change],
  );
}
