import type { DateRange } from '@slotwise/shared/ui/calendar';

const DAY = 24 * 3600 * 1000;

/** `2022-01-20` and a number of days → the day that many days later. */
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

/** Months that the picker shows. */
export const RANGE_MONTHS = 2;
const START = '2022-01-20';
/** The range before anybody has picked one. */
export const INITIAL_RANGE: DateRange = { start: START, end: daysAfter(START, 20) };

/** Text of a remembered range: `2022-01-20/2022-02-09`. */
export const writeRange = ({ start, end }: DateRange) => `${start}/${end}`;

/** The remembered range, or the initial one where nothing readable was remembered. */
export function readRange(remembered: string | null): DateRange {
  const [start = '', end = ''] = (remembered ?? '').split('/');
  return isDay(start) && isDay(end) && start <= end ? { start, end } : INITIAL_RANGE;
}
