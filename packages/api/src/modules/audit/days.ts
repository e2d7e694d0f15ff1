import { isLastDays, isMoving, type AuditTerm, type MovingDays } from '@slotwise/contract';

/** Days of UTC, as all times on the wire: `2026-11-24`, from the first to the last. */
interface Days {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const named = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

function moved(days: MovingDays, now: Date, firstWeekday: number): Days {
  const today = Math.floor(now.getTime() / DAY_MS);
  if (days === 'today') return { from: named(today), to: named(today) };
  if (days === 'yesterday') return { from: named(today - 1), to: named(today - 1) };
  if (isLastDays(days)) return { from: named(today + 1 - Number.parseInt(days, 10)), to: named(today) };
  if (days === 'this-month' || days === 'last-month') {
    const first = (month: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 1) / DAY_MS;
    const month = days === 'last-month' ? -1 : 0;
    return { from: named(first(month)), to: named(first(month + 1) - 1) };
  }
  const week = today - ((now.getUTCDay() - firstWeekday + 7) % 7) - (days === 'last-week' ? 7 : 0);
  return { from: named(week), to: named(week + 6) };
}

/** The days that a term of a filter names. @param firstWeekday the weekday on which weeks begin, 0 for a Sunday */
export const daysOf = ({ value, to = value }: AuditTerm, now: Date, firstWeekday: number): Days =>
  isMoving(value) ? moved(value, now, firstWeekday) : { from: value, to };

/** Whether it depends on the day on which weeks begin. */
export const saysWeek = ({ key, value }: AuditTerm): boolean =>
  key === 'at' && isMoving(value) && value.endsWith('week');
