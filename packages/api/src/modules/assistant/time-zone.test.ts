import { dateThere, day, moment, timeZoneOf } from './time-zone';

const LATE = new Date('2026-11-23T23:30:00Z');
const tokyo = { language: 'en', timeZone: 'Asia/Tokyo' } as const;
const chicago = { language: 'en', timeZone: 'America/Chicago' } as const;

test('a moment and its day are those where the reader is', () => {
  expect(moment(LATE, tokyo)).toMatch(/^Nov 24, 2026, 8:30\sAM GMT\+9$/);
  expect(moment(LATE, chicago)).toMatch(/^Nov 23, 2026, 5:30\sPM CST$/);
  expect([day(LATE, tokyo), day(LATE, chicago)]).toEqual(['Nov 24, 2026', 'Nov 23, 2026']);
  expect([dateThere(LATE, tokyo), dateThere(LATE, chicago)]).toEqual(['2026-11-24', '2026-11-23']);
});

test('a day without a time is the same everywhere', () => {
  expect([day('2026-11-24', tokyo), day('2026-11-24', chicago)]).toEqual(['Nov 24, 2026', 'Nov 24, 2026']);
});

test('a zone that nobody knows is that of the server', () => {
  expect([timeZoneOf('Asia/Tokyo'), timeZoneOf('Mars/Olympus'), timeZoneOf(undefined)]).toEqual([
    'Asia/Tokyo',
    'UTC',
    'UTC',
  ]);
});
