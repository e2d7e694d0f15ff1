import type { DateRange } from '@slotwise/shared/ui/calendar';

/** As many as the first range has. */
const LATEST_DAYS = 20;

/** The range that ends with the latest day that has any orders. */
export const rangeUpTo = (day: string): DateRange => ({
  start: new Date(Date.parse(day) - LATEST_DAYS * 86_400_000).toISOString().slice(0, 10),
  end: day,
});
