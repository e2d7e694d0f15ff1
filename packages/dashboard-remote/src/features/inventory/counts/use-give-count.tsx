import type { CountSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Person20Regular } from '@slotwise/shared/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GiveDialog } from '../giving/give-dialog';
import { inventoryKeys } from '../query-keys';
import { useWhyNot } from './use-why-not';
import { useWords } from './words';

/** Giving what is open of a count to somebody, or taking it over. */
export function useGiveCount() {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<CountSummary | null>(null);
  const whyNot = useWhyNot();
  const give = async (id: string, userId: string | null, signal: AbortSignal) => {
    const { count } = await platform.http('PATCH /count', { body: { count_id: id, user_id: userId }, signal });
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
        permission="count_inventory"
        warehouseId={chosen.warehouseId}
        give={(userId, signal) => give(chosen.id, userId, signal)}
        said={{ nobody: t('give.freed'), me: t('give.done-me'), other: (name) => t('give.done', { name }) }}
        onClose={() => setChosen(null)}
      />
    ),
  };
}
