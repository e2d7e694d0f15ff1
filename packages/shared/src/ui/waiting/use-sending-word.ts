import { useOffline } from '@slotwise/shared/session';
import { useWords } from './words';

/** Says what a button does while it is sending; offline it is said to wait. */
export function useSendingWord(): (word: string) => string {
  const { t } = useWords();
  const isOffline = useOffline();
  return (word) => (isOffline ? t('waiting.button') : word);
}
