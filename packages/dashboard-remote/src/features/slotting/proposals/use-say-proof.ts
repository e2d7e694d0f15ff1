import type { MoveGain } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

/** Gain of moves in words, on orders that they were made from and on later ones side by side. */
export function useSayProof(): (gain: MoveGain) => string {
  const { t } = useWords();
  const formats = useFormats();
  const changeOf = ({ before, after }: MoveGain['seen']) => {
    const change = before > 0 ? after / before - 1 : 0;
    const share = formats.number(Math.abs(change), { style: 'percent', maximumFractionDigits: 1 });
    // A share that is written as zero is neither more nor less.
    if (share === formats.number(0, { style: 'percent' })) return t('proof.same');
    return t(change < 0 ? 'proof.less' : 'proof.more', { share });
  };
  return ({ seen, unseen }) =>
    unseen
      ? t('proof.both', {
          ...{ seen: seen.orders, change: changeOf(seen), unseen: unseen.orders, later: changeOf(unseen) },
        })
      : t('proof.seen', { seen: seen.orders, change: changeOf(seen) });
}
