import type { AuditTerm } from '@slotwise/contract';
import { daysOf, saysWeek } from './days';

/** A Saturday. */
const now = new Date('2026-11-28T23:30:00Z');
const term = (value: string, to?: string): AuditTerm => ({
  ...{ key: 'at', isNot: false, than: '=', value },
  ...(to !== undefined && { to }),
});
const days = (value: string, firstWeekday = 1) => {
  const { from, to } = daysOf(term(value), now, firstWeekday);
  return `${from}..${to}`;
};

test('days that move on are those of the calendar', () => {
  expect(days('today')).toBe('2026-11-28..2026-11-28');
  expect(days('yesterday')).toBe('2026-11-27..2026-11-27');
  expect(days('1d')).toBe('2026-11-28..2026-11-28');
  expect(days('7d')).toBe('2026-11-22..2026-11-28');
  expect(days('this-week')).toBe('2026-11-23..2026-11-29');
  expect(days('last-week')).toBe('2026-11-16..2026-11-22');
  expect(days('this-month')).toBe('2026-11-01..2026-11-30');
  expect(days('last-month')).toBe('2026-10-01..2026-10-31');
  const january = new Date('2027-01-31T00:00:00Z');
  expect(daysOf(term('last-month'), january, 1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('weeks begin as the tenant has chosen', () => {
  expect(days('this-week', 0)).toBe('2026-11-22..2026-11-28');
  expect(days('last-week', 6)).toBe('2026-11-21..2026-11-27');
  expect([term('last-week'), term('today'), term('7d'), term('2026-11-28')].map(saysWeek)).toEqual([
    ...[true, false, false, false],
  ]);
});

test('others stand as they are written', () => {
  expect(days('2026-11-20')).toBe('2026-11-20..2026-11-20');
  expect(daysOf(term('2026-11-20', '2026-11-25'), now, 1)).toEqual({ from: '2026-11-20', to: '2026-11-25' });
});
