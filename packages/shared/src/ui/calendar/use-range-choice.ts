import { useAnnounce } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { useState } from 'react';
import { orderRange } from './calendar-dates';
import type { CalendarDate, DateRange } from './calendar-dates';
import { useCalendarWords } from './use-calendar-words';

/** The choice of two days: the first one, and the range as it is shown until the second is picked. */
export function useRangeChoice(value: DateRange | null, onChange: (range: DateRange) => void) {
  const announce = useAnnounce();
  const { t } = sharedWords.useWords();
  const words = useCalendarWords();
  const [anchor, setAnchor] = useState<CalendarDate | null>(null);
  const [pointed, setPointed] = useState<CalendarDate | null>(null);
  const pick = (date: CalendarDate) => {
    if (anchor === null) {
      setAnchor(date);
      setPointed(date);
      announce(t('calendar.first-chosen', { day: words.long(date) }));
    } else {
      setAnchor(null);
      onChange(orderRange(anchor, date));
    }
  };
  const shown = anchor === null ? value : orderRange(anchor, pointed ?? anchor);
  return { anchor, shown, pick, setPointed };
}
