import type { DateRange } from '@slotwise/shared/ui/calendar';

/** The start of a day in the reader's time zone. @param day `YYYY-MM-DD` @param days as many days later */
const startOf = (day: string, days = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
};

/** From the first moment of a range's first day to the last moment of its last one, as the reader's clock has them. */
export const instantsOf = ({ start, end }: DateRange): { from: string; to: string } => ({
  from: startOf(start),
  to: startOf(end, 1),
});

/** The day of an instant in the reader's time zone, `YYYY-MM-DD`, or one as many days before it. */
export const dayOf = (instant: string, daysBefore = 0): string => {
  const at = new Date(instant);
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysBefore);
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(day.getFullYear(), 4)}-${digits(day.getMonth() + 1, 2)}-${digits(day.getDate(), 2)}`;
};
