import type { Ageing, Density, Rhythm, Velocity } from '@slotwise/contract';
import type { ChartData } from '@slotwise/shared/ui/charts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Every day from the first to the last, both included. */
export function daysOf(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS) days.push(dayOf(at));
  return days;
}

/** Lines of each day; a day without an order has none of them, which is a figure as well. */
export const linesByDay = (days: readonly string[], rhythm: Rhythm): (number | null)[] => {
  const known = new Map(rhythm.days.map(({ day, lines }) => [day, lines]));
  return known.size === 0 ? [] : days.map((day) => known.get(day) ?? 0);
};

/** Weekdays, 1 is Monday, from the one with which a week begins. @param start 0 is Sunday */
const weekFrom = (start: number) => WEEKDAYS.map((_, at) => ((start + 6 + at) % 7) + 1);

/** Lines by weekday and hour: seven rows of 24 figures. @param start weekday of the first row, 0 is Sunday */
export function linesByHour({ week }: Rhythm, start: number): number[][] {
  const known = new Map(week.map(({ weekday, hour, lines }) => [`${weekday} ${hour}`, lines]));
  return weekFrom(start).map((weekday) => HOURS.map((hour) => known.get(`${weekday} ${hour}`) ?? 0));
}

export const hours = () => HOURS.map(String);

/** A day of each weekday, in the order of those rows: source of the weekdays' names. The first of 2024 was a Monday. */
export const namedWeek = (start: number) => weekFrom(start).map((weekday) => new Date(Date.UTC(2024, 0, weekday)));

/** By which share of the SKUs each group ends, and its lines. */
export function curveOf({ groups, skus }: Velocity): { upTo: number; lines: number }[] {
  let before = 0;
  return groups.map((group) => {
    before += group.skus;
    return { upTo: before / skus, lines: group.lines };
  });
}

/** Lines for each place of an aisle: an aisle of many places is not denser for that alone. */
export const densityOf = ({ aisles }: Density): { aisle: number; lines: number }[] =>
  aisles.map(({ aisle, lines, places }) => ({ aisle, lines: places === 0 ? 0 : lines / places }));

export const hasStock = ({ ages }: Ageing): boolean => ages.some(({ pieces }) => pieces > 0);

/** A chart of nothing says so instead of drawing an empty frame. */
export const NOTHING: Pick<ChartData, 'categories' | 'series'> = { categories: [], series: [] };
