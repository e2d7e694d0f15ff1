import { OUT_OF_SIGHT_MS, Sightings } from './sightings';

test('a code that stays in the picture is one scan, and counts again when it was out of sight', () => {
  const sightings = new Sightings();
  expect(sightings.take(['4006381333931'], 0)).toEqual(['4006381333931']);
  for (let at = 100; at <= 3000; at += 100) expect(sightings.take(['4006381333931'], at)).toEqual([]);
  // Blurred for a moment.
  expect(sightings.take(['4006381333931'], 3000 + OUT_OF_SIGHT_MS - 1)).toEqual([]);
  expect(sightings.take([], 4000)).toEqual([]);
  expect(sightings.take(['4006381333931'], 5500)).toEqual(['4006381333931']);
});

test('codes beside each other are each one scan', () => {
  const sightings = new Sightings();
  expect(sightings.take(['A-01', 'A-02', 'A-01'], 0)).toEqual(['A-01', 'A-02']);
  expect(sightings.take(['A-02', 'A-03'], 200)).toEqual(['A-03']);
});
