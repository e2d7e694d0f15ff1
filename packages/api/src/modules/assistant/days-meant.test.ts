import { daysMeant } from './days-meant';
import { saysTime, withoutTime } from './asked/time-words';

/** A Saturday; in Auckland it is Sunday already. */
const now = new Date('2026-11-28T12:00:00Z');
const meant = (said: string, { timeZone = 'UTC', firstWeekday = 1 } = {}) => {
  const days = daysMeant({ language: 'en', now, timeZone }, firstWeekday, said);
  return days && [days.from?.toISOString() ?? null, days.until?.toISOString() ?? null];
};
const day = (from: string, until: string) => [`2026-${from}T00:00:00.000Z`, `2026-${until}T00:00:00.000Z`];

test.each([
  ['today', day('11-28', '11-29')],
  ['gestern', day('11-27', '11-28')],
  ['vorgestern', day('11-26', '11-27')],
  ['on Nov 24', day('11-24', '11-25')],
  ['am 24. November', day('11-24', '11-25')],
  ['am 24.11.', day('11-24', '11-25')],
  ['24th of November 2026', day('11-24', '11-25')],
  ['2026-11-24', day('11-24', '11-25')],
  ['on Dec 24', ['2025-12-24T00:00:00.000Z', '2025-12-25T00:00:00.000Z']],
  ['on Monday', day('11-23', '11-24')],
  ['seit Montag', ['2026-11-23T00:00:00.000Z', null]],
  ['since Nov 20', ['2026-11-20T00:00:00.000Z', null]],
  ['before Nov 20', [null, '2026-11-20T00:00:00.000Z']],
  ['this week', day('11-23', '11-29')],
  ['letzte Woche', day('11-16', '11-23')],
  ['in den letzten 7 Tagen', day('11-22', '11-29')],
  ['last month', day('10-01', '11-01')],
  ['diesen Monat', day('11-01', '11-29')],
  ['last year', ['2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z']],
  ['on Feb 30', null],
  ['soon', null],
])('“%s” means whole days', (said, expected) => expect(meant(said)).toEqual(expected));

test('weeks begin on the day that was chosen for them', () => {
  expect(meant('this week', { firstWeekday: 0 })).toEqual(day('11-22', '11-29'));
  expect(meant('letzte Woche', { firstWeekday: 0 })).toEqual(day('11-15', '11-22'));
  expect(meant('this week', { firstWeekday: 6 })).toEqual(day('11-28', '11-29'));
  expect(meant('last week', { firstWeekday: 6 })).toEqual(day('11-21', '11-28'));
  expect(meant('since last week', { firstWeekday: 0 })).toEqual(['2026-11-15T00:00:00.000Z', null]);
});

test('days are those of the place where somebody asks, also where clocks change', () => {
  expect(meant('today', { timeZone: 'Pacific/Auckland' })).toEqual([
    '2026-11-28T11:00:00.000Z',
    '2026-11-29T11:00:00.000Z',
  ]);
  // The clock there has changed by the time at which that day begins in UTC.
  expect(meant('on Sep 27', { timeZone: 'Pacific/Auckland' })).toEqual([
    '2026-09-26T12:00:00.000Z',
    '2026-09-27T11:00:00.000Z',
  ]);
  expect(meant('on Oct 25', { timeZone: 'Europe/Berlin' })).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

test('time is taken out of a sentence wherever it stands, and nothing else is', () => {
  expect(withoutTime('was hat Clara gestern gemacht')).toEqual({ rest: 'was hat Clara gemacht', when: 'gestern' });
  expect(withoutTime('what happened on Nov 24')).toEqual({ rest: 'what happened', when: 'on Nov 24' });
  expect(withoutTime('Who deleted something last week')).toEqual({ rest: 'Who deleted something', when: 'last week' });
  for (const other of [
    'who may see roles',
    'where is 04-14-2',
    'SO-200008',
    'Mona Marchand',
    'Was ist im Maiglöckchen',
  ])
    expect([other, saysTime(other)]).toEqual([other, false]);
});
