import { MATCHING_MAX } from '@slotwise/contract/constants';
import { useWords } from '../words';

/** "12 rows", or that there are more than anybody counts. Until it is known its words hold the place. */
export function useRowCount(matching: number | undefined): string {
  const { t } = useWords();
  if (matching === undefined) return t('list.counting');
  return matching > MATCHING_MAX ? t('list.many', { count: MATCHING_MAX }) : t('list.count', { count: matching });
}
