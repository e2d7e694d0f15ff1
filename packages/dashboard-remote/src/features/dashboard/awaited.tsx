import type { Me } from '@slotwise/contract';
import { EmptyState, PageContent } from '@slotwise/shared/ui';
import { useCalendarWords } from '@slotwise/shared/ui/calendar';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { useWords } from '../../words';

interface AwaitedProps {
  kind: 'analytics' | 'transactions';
  range: DateRange;
  userType: Me['userType'];
}

/** Says plainly that there is nothing to draw yet, and what will be drawn here. */
export function Awaited({ kind, range, userType }: AwaitedProps) {
  const calendar = useCalendarWords();
  const { t } = useWords();
  return (
    <PageContent>
      <EmptyState
        title={t(`awaited.${kind}.title`)}
        reason={t('awaited.text', { range: calendar.range(range), text: t(`awaited.${kind}.${userType}`) })}
      />
    </PageContent>
  );
}
