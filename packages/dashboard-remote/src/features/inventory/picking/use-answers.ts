import type { Answer } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFloorOutbox } from '../floor/floor-context';
import type { FloorEntry } from '../floor/floor-note';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

const KEYS = [inventoryKeys.pickLists, inventoryKeys.orders, inventoryKeys.stock];

/** Says what became of picks that waited, and reads anew what they have changed. */
export function useAnswers(): void {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const outbox = useFloorOutbox();
  const { entries } = outbox;
  const waited = useRef<ReadonlySet<string>>(new Set());

  const sayPicked = (entry: FloorEntry, isLast: boolean) => {
    const {
      task,
      instead = [],
      backOrdered = 0,
      canceled = 0,
    } = entry.answer as Partial<Answer<'POST /pick-list/pick'>>;
    const rest = [
      ...(instead.length > 0 ? [t('done.elsewhere')] : []),
      ...(backOrdered > 0 ? [t('done.back', { count: backOrdered })] : []),
      ...(canceled > 0 ? [t('done.canceled', { count: canceled })] : []),
    ];
    // Of many that waited for the network, each that somebody must know of and the last one.
    if (!isLast && rest.length === 0) return;
    const [{ sku, pieces } = { sku: '', pieces: task?.picked ?? 0 }] = entry.note.goods;
    platform.notify({
      intent: rest.length > 0 ? 'warning' : 'success',
      title: t('done.picked', { count: pieces, sku }),
      ...(rest.length > 0 && { body: rest.join(' ') }),
      action: { label: t('undo.label'), onClick: () => void outbox.takeBack(entry) },
    });
  };
  useEffect(() => {
    const own = entries.filter(({ note }) => note.list !== undefined);
    const settled = own.filter(({ key, status }) => status !== 'waiting' && waited.current.has(key));
    waited.current = new Set(own.filter(({ status }) => status === 'waiting').map(({ key }) => key));
    if (settled.length === 0) return;
    for (const queryKey of KEYS) void cache.invalidateQueries({ queryKey });
    for (const entry of settled) {
      const { task, goods, from } = entry.note;
      if (entry.status !== 'sent') continue;
      if (task === 'pick') sayPicked(entry, waited.current.size === 0);
      else if (task === 'give-up') platform.notify({ intent: 'success', title: t('give-up.done') });
      else
        platform.notify({ intent: 'success', title: t('undo.done', { sku: goods[0]?.sku ?? '', place: from ?? '' }) });
    }
  });
}
