import { sharedWords, useChosenWeekStart, useFormats, useLocale } from '@slotwise/shared/words';
import { instantOf, type CalendarDate, type DateRange } from './calendar-dates';

/** Days as the page's locale writes them. */
export interface CalendarWords {
  /** `January 2022` */
  month(date: CalendarDate): string;
  /** `Thursday, January 20, 2022` */
  long(date: CalendarDate): string;
  /** `Thursday` */
  weekday(date: CalendarDate): string;
  /** `Th` */
  weekdayLetters(date: CalendarDate): string;
  /** `Jan 20, 2022 - Feb 09, 2022` */
  range(range: DateRange): string;
}

/** Number of letters of a weekday's name that fit above its column. */
const LETTERS = 2;

export function useCalendarWords(): CalendarWords {
  const formats = useFormats();
  const { t } = sharedWords.useWords();
  const written = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate) =>
    formats.date(instantOf(date), { timeZone: 'UTC', ...options });
  const short = written({ weekday: 'short' });
  const narrow = written({ weekday: 'narrow' });
  const day = written({ month: 'short', day: '2-digit', year: 'numeric' });
  return {
    month: written({ month: 'long', year: 'numeric' }),
    long: written({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    weekday: written({ weekday: 'long' }),
    weekdayLetters: (date) => (short(date).length <= LETTERS + 1 ? short(date).slice(0, LETTERS) : narrow(date)),
    range: ({ start, end }) => t('calendar.range', { start: day(start), end: day(end) }),
  };
}

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}
/** Browsers came to know it as a property first. */
type LocaleOfWeeks = Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };

const NUMBERS = { sunday: 0, monday: 1, saturday: 6 } as const;

/**
 * The day that a week begins with, 0 is Sunday: what the reader's company or WMS has said, else as in the page's locale; Sunday
 * where a browser does not know.
 */
export function useWeekStart(): number {
  const chosen = useChosenWeekStart();
  const locale: LocaleOfWeeks = new Intl.Locale(useLocale());
  return chosen ? NUMBERS[chosen] : ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
}
