// Not shared at run time: only a remote that shows a calendar pays for it. It reaches everything that is shared by its
// public name, so that Module Federation hands it the shell's one copy.
export { addDays, today } from './calendar-dates';
export type { CalendarDate, DateRange } from './calendar-dates';
export { DateRangePicker } from './date-range-picker';
export type { DateRangePickerProps } from './date-range-picker';
export { useCalendarWords, useWeekStart } from './use-calendar-words';
