import type { Me } from '@slotwise/contract';
import { EmptyState, PageContent } from '@slotwise/shared/ui';
import { useCalendarWords } from '@slotwise/shared/ui/calendar';
import type { DateRange } from '@slotwise/shared/ui/calendar';

const texts = {
  analytics: {
    title: 'No order lines in this range',
    company:
      'Velocity classes, pick density and golden-zone share appear here as charts and tables once order history is imported.',
    wms: 'Order lines belong to your companies and stay with them; a provider sees no figures of its own here.',
  },
  transactions: {
    title: 'No stock moves in this range',
    company: 'Receipts, put-aways, moves, picks, adjustments and counts appear here once stock is recorded.',
    wms: 'Stock moves belong to your companies and stay with them.',
  },
} as const;

interface AwaitedProps {
  what: keyof typeof texts;
  range: DateRange;
  userType: Me['userType'];
}

/** Says plainly that there is nothing to draw yet, and what will be drawn here. */
export function Awaited({ what, range, userType }: AwaitedProps) {
  const calendar = useCalendarWords();
  const text = texts[what];
  return (
    <PageContent>
      <EmptyState
        title={text.title}
        reason={
          <>
            {calendar.range(range)}. {text[userType]}
          </>
        }
      />
    </PageContent>
  );
}
