import type { MoveGain } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

/** Gain of moves in words, on orders that they were made from and on later ones side by side. */
export function useSayProof(): (gain: MoveGain) => string {
  const { t } = useWords();
  const formats = useFormats();
  const changeOf = ({ before, after }: MoveGain['seen']) =>
    formats.number(before > 0 ? after / before - 1 : 0, {
      ...{ style: 'percent', maximumFractionDigits: 1, signDisplay: 'negative' },
      ...(after > before && { signDisplay: 'exceptZero' }),
    });
  return ({ seen, unseen }) =>
    unseen
      ? t('proof.both', {
          ...{ seen: seen.orders, change: changeOf(seen), unseen: unseen.orders, later: changeOf(unseen) },
        })
      : t('proof.seen', { seen: seen.orders, change: changeOf(seen) });
}
