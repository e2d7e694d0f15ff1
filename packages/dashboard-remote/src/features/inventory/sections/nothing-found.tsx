import { Button, EmptyState } from '@slotwise/shared/ui';
import { useWords } from '../words';

/** Text of a filtered list without matches, and the way back to all rows. */
export function NothingFound({ title, onClear }: { title?: string; onClear: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={title ?? t('list.nothing-found')}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  );
}
