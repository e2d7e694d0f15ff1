import type { CountSummary } from '@slotwise/contract';
import { useCallback } from 'react';
import { useWords } from './words';

/** Says what a count is about, by which its row is told from others: which zone or class, and its first place on the walk. */
export function useAboutText() {
  const { t } = useWords();
  return useCallback(
    ({ chosenBy, class: counted, zone, firstPlace, tasks }: CountSummary): string => {
      if (!firstPlace) return t(`by.${chosenBy}`);
      const places = t('about.places', { first: firstPlace, more: tasks - 1 });
      if (counted) return t('about.class', { class: counted, places });
      if (zone) return t('about.zone', { zone, places });
      return chosenBy === 'oldest' ? t('about.oldest', { places }) : places;
    },
    [t],
  );
}
