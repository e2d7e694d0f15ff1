import { MATCHING_MAX } from '@slotwise/contract/constants';
import type { InfiniteList } from '@slotwise/shared/ui/list';
import { useWords } from '../words';

/** "12 rows", or that there are more than anybody counts. Until it is known its words hold the place; of a list that failed nobody counts, and its place is empty. */
export function useRowCount(list: Pick<InfiniteList<unknown>, 'matching' | 'isPrevious' | 'error'>): string {
  const { matching, isPrevious, error } = list;
  const { t } = useWords();
  if (error) return '';
  if (matching === undefined || isPrevious) return t('list.counting');
  return matching > MATCHING_MAX ? t('list.many', { count: MATCHING_MAX }) : t('list.count', { count: matching });
}
