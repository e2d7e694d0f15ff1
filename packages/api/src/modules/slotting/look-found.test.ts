import type { SlottingRun } from '@slotwise/contract';
import { foundBy, named } from './look-found';

const measured = (seen: number, unseen: number) => ({
  seen: { metres: 1, seconds: seen },
  unseen: { metres: 1, seconds: unseen },
});
const run = (today: ReturnType<typeof measured>, plan: ReturnType<typeof measured> | null) =>
  ({ basis: { today }, progress: { plan } }) as unknown as SlottingRun;

test('a plan is worth what it saves of orders that the search did not see, as the pages say, and the others beside it', () => {
  expect(foundBy(run(measured(6000, 6000), measured(4728, 5112)), 'en')).toBe(
    'its plan saves 14.8 minutes of work a day (14.8%) on orders that the search did not see, and 21.2% on those that it saw',
  );
  expect(foundBy(run(measured(6000, 0), measured(4728, 0)), 'de')).toBe(
    'ihr Plan spart 21,2 Minuten Arbeit am Tag (21,2\u00a0%)',
  );
  expect(foundBy(run(measured(6000, 0), null), 'en')).toBe('it has no plan');
});

test('a run is known by its name and when it began, where the reader is, and one without a name by that alone', () => {
  const createdAt = '2026-04-05T23:30:00.000Z';
  const [tokyo, berlin] = [
    { language: 'en', timeZone: 'Asia/Tokyo' },
    { language: 'de', timeZone: 'Europe/Berlin' },
  ] as const;
  expect(named({ name: '', createdAt }, tokyo)).toMatch(/^Apr 6, 2026, 8:30\sAM GMT\+9$/);
  expect(named({ name: 'Spring', createdAt }, berlin)).toBe('„Spring“, 06.04.2026, 01:30 MESZ');
});
