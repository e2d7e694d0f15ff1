import { EmptyState, PageContent } from '@slotwise/shared/ui';
import { useCalendarWords } from '@slotwise/shared/ui/calendar';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { useWords } from '../../words';

interface AwaitedProps {
  kind: 'analytics' | 'transactions';
  /** Why nothing will be drawn. */
  sentence: `awaited.${'analytics' | 'transactions'}.wms`;
  range: DateRange;
}

/** Says plainly why a tab is empty for its reader. */
export function Awaited({ kind, sentence, range }: AwaitedProps) {
  const calendar = useCalendarWords();
  const { t } = useWords();
  return (
    <PageContent>
      <EmptyState
        title={t(`awaited.${kind}.title`)}
        reason={t('awaited.text', { range: calendar.range(range), text: t(sentence) })}
      />
    </PageContent>
  );
}
