/** A day in the calendar as ISO 8601, `2022-01-20`: no time, no zone, and it sorts as text. */
export type CalendarDate = string;

export interface DateRange {
  start: CalendarDate;
  /** The last day, inclusive. */
  end: CalendarDate;
}

export const instantOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
const iso = (date: Date): CalendarDate => date.toISOString().slice(0, 10);

/** Today in the reader's own zone. */
export function today(now = new Date()): CalendarDate {
  return iso(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = instantOf(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return iso(moved);
}

/** The same day in another month, or that month's last day where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const from = instantOf(date);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  return iso(
    new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, Math.min(from.getUTCDate(), lastDay))),
  );
}

export const startOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;

/** Number of months from one date's month to the other's. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const index = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return index(to) - index(from);
}

/** 0 is Sunday. */
export const weekday = (date: CalendarDate): number => instantOf(date).getUTCDay();

export const startOfWeek = (date: CalendarDate, weekStart: number): CalendarDate =>
  addDays(date, -((weekday(date) - weekStart + 7) % 7));

/** The weeks of a month, each of seven days, `null` where the day belongs to a neighbouring month. */
export function weeksOf(month: CalendarDate, weekStart: number): (CalendarDate | null)[][] {
  const weeks: (CalendarDate | null)[][] = [];
  const first = startOfMonth(month);
  for (let day = startOfWeek(first, weekStart); monthsBetween(day, first) >= 0; day = addDays(day, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(day, index)).map((date) =>
        monthsBetween(first, date) === 0 ? date : null,
      ),
    );
  }
  return weeks;
}

export const orderRange = (a: CalendarDate, b: CalendarDate): DateRange =>
  a <= b ? { start: a, end: b } : { start: b, end: a };
