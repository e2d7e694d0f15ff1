import type { SlottingProgress } from '@slotwise/contract';
import { Text } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

const MINUTE = 60;

/**
 * The best plan of a search that goes on, by what it goes by alone: that never gets worse. Orders that it does not see
 * judge it when it has ended.
 */
export function BestYet({ aim }: { aim: NonNullable<SlottingProgress['aim']> }) {
  const { t } = useWords();
  const formats = useFormats();
  const share = aim.today > 0 ? 1 - aim.plan / aim.today : 0;
  return (
    <>
      <Text weight="semibold">
        {share > 0
          ? t('result.best-yet', {
              share: formats.number(share, { style: 'percent', maximumFractionDigits: 1 }),
              minutes: formats.number(aim.plan / MINUTE, { maximumFractionDigits: 1 }),
            })
          : t('result.none-yet')}
      </Text>
      <Text size={200}>{t('result.judged-later')}</Text>
    </>
  );
}
