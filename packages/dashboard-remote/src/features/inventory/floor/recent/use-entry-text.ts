import { useFormats } from '@slotwise/shared/words';
import type { FloorNote } from '../floor-note';
import { useWords } from '../words';

/** Says what was done, in few words: "Put away 4 × FOIL-500, A-01". */
export function useEntryText(): (note: FloorNote) => string {
  const { t } = useWords();
  const formats = useFormats();
  return ({ task, goods, from, to, receipt }) => {
    const list = goods.map(({ sku, pieces }) => t('recent.goods', { pieces, sku }));
    const what = goods.length === 0 ? t('recent.nothing') : formats.list(list);
    if (task === 'receive' && receipt)
      return t('entry.receive-of', { goods: what, to: to ?? '', receipt: receipt.code });
    if (task === 'give-up') return t('entry.give-up');
    if (task === 'pick' || task === 'unpick') return t(`entry.${task}`, { goods: what, from: from ?? '' });
    return t(`entry.${task}`, { goods: what, to: to ?? '' });
  };
}
