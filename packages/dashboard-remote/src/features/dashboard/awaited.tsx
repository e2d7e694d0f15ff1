import type { Me } from '@slotwise/contract';
import { EmptyState, PageContent } from '@slotwise/shared/ui';
import { useCalendarWords } from '@slotwise/shared/ui/calendar';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { useWords } from '../../words';

interface AwaitedProps {
  kind: 'analytics' | 'transactions';
  /** What will be here, or why nothing will. */
  sentence: 'awaited.analytics.wms' | `awaited.transactions.${Me['userType']}`;
  range: DateRange;
}

/** Says plainly that there is nothing to draw yet, and what will be drawn here. */
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
