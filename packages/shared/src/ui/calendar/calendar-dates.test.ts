import { addDays, addMonths, monthsBetween, startOfWeek, today, weeksOf } from './calendar-dates';

test('days and months are added across ends of months, years and daylight saving', () => {
  expect(addDays('2022-01-20', 20)).toBe('2022-02-09');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2022-03-26', 2)).toBe('2022-03-28');
  expect(addMonths('2022-01-31', 1)).toBe('2022-02-28');
  expect(addMonths('2022-01-15', -1)).toBe('2021-12-15');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test('a week starts where it is told to', () => {
  expect(startOfWeek('2022-01-20', 0)).toBe('2022-01-16');
  expect(startOfWeek('2022-01-20', 1)).toBe('2022-01-17');
  expect(startOfWeek('2022-01-16', 1)).toBe('2022-01-10');
});

test('the weeks of a month hold each of its days once and nothing of its neighbours', () => {
  for (const month of ['2022-01-01', '2022-02-01', '2024-02-01', '2026-02-01', '2026-08-01']) {
    const days = weeksOf(month, 0).flat();
    expect(days.length % 7).toBe(0);
    const own = days.filter((day) => day !== null);
    expect(own[0]).toBe(month);
    expect(own.at(-1)).toBe(addDays(addMonths(month, 1), -1));
    expect(own.every((day) => monthsBetween(day, month) === 0)).toBe(true);
  }
});

test("today is the reader's day, not the one in Greenwich", () => {
  expect(today(new Date(2022, 0, 20, 23, 59))).toBe('2022-01-20');
  expect(today(new Date(2022, 0, 20, 0, 1))).toBe('2022-01-20');
});
