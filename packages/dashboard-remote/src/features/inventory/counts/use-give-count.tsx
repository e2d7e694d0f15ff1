import type { CountSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Person20Regular } from '@slotwise/shared/ui/icons';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GiveDialog } from '../giving/give-dialog';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

/** Giving what is open of a count to somebody, or taking it over. */
export function useGiveCount() {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayManage = useCan(platform, 'manage_inventory');
  const [chosen, setChosen] = useState<CountSummary | null>(null);
  const whyNot = ({ status }: CountSummary) => {
    if (status !== 'open') return t('cancel.not-open');
    return mayManage ? undefined : t('cancel.needs', { permission: quoted('manage_inventory') });
  };
  const give = async (id: string, userId: string | null) => {
    const { count } = await platform.http('PATCH /count', { body: { count_id: id, user_id: userId } });
    void cache.invalidateQueries({ queryKey: inventoryKeys.counts });
    return count.user ?? null;
  };
  return {
    action: (count: CountSummary) => ({
      key: 'give',
      label: t('give.open'),
      icon: <Person20Regular />,
      onClick: () => setChosen(count),
      disabled: whyNot(count),
    }),
    dialog: chosen && (
      <GiveDialog
        title={t('give.title')}
        lead={t('give.lead')}
        nobody={t('give.first')}
        holder={chosen.user ?? null}
        give={(userId) => give(chosen.id, userId)}
        said={{ nobody: t('give.freed'), me: t('give.done-me'), other: (name) => t('give.done', { name }) }}
        onClose={() => setChosen(null)}
      />
    ),
  };
}
