import type { Rhythm } from '@slotwise/contract';
import { curveOf, daysOf, densityOf, linesByDay, linesByHour, namedWeek } from './charts';

const rhythm = (more: Partial<Rhythm> = {}): Rhythm => ({ days: [], week: [], months: [], latest: null, ...more });

test('every day of a range is there, over the end of a month as well', () => {
  expect(daysOf('2022-02-27', '2022-03-02')).toEqual(['2022-02-27', '2022-02-28', '2022-03-01', '2022-03-02']);
  expect(daysOf('2022-02-27', '2022-02-27')).toEqual(['2022-02-27']);
});

test('a day without an order counts none, and a range without one has no figures', () => {
  const days = daysOf('2022-02-01', '2022-02-03');
  expect(linesByDay(days, rhythm({ days: [{ day: '2022-02-02', lines: 4, pieces: 9 }] }))).toEqual([0, 4, 0]);
  expect(linesByDay(days, rhythm())).toEqual([]);
});

test('the week begins with the day that is said', () => {
  const rows = linesByHour(rhythm({ week: [{ weekday: 7, hour: 23, lines: 5 }] }), 1);
  expect(rows).toHaveLength(7);
  expect(rows.flat().reduce((sum, lines) => sum + lines, 0)).toBe(5);
  expect(rows[6]?.[23]).toBe(5);
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  expect(namedWeek(1).map((day) => name.format(day))).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ]);
  expect(linesByHour(rhythm({ week: [{ weekday: 7, hour: 23, lines: 5 }] }), 0)[0]?.[23]).toBe(5);
  expect(linesByHour(rhythm({ week: [{ weekday: 5, hour: 1, lines: 5 }] }), 6)[6]?.[1]).toBe(5);
  expect([0, 6].map((start) => name.format(namedWeek(start)[0]))).toEqual(['Sunday', 'Saturday']);
});

test('the curve ends with all SKUs', () => {
  const velocity = {
    ...{ skus: 5, lines: 30, pieces: 30, classes: [], latest: null },
    groups: [
      { skus: 2, lines: 24 },
      { skus: 3, lines: 6 },
    ],
  };
  expect(curveOf(velocity)).toEqual([
    { upTo: 0.4, lines: 24 },
    { upTo: 1, lines: 6 },
  ]);
});

test('an aisle is as dense as its places are busy', () => {
  const golden = { lines: 0, known: 0 };
  expect(densityOf({ golden, aisles: [{ aisle: 3, places: 4, lines: 10 }] })).toEqual([{ aisle: 3, lines: 2.5 }]);
});
