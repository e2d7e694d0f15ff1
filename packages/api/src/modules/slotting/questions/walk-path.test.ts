import { POLICIES, Random, tourLength, type Layout } from '@slotwise/engine';
import { EXACT_STOPS_MAX, walkPath } from './walk-path';

/** A layout and some of its bays, at random. */
function walkOf(seed: number): { layout: Layout; points: number[] } {
  const random = new Random(seed);
  const upTo = (count: number) => random.below(count);
  const [aisles, bays] = [1 + upTo(6), 2 + upTo(9)];
  const layout: Layout = {
    ...{ aisles, bays, aislePitch: 1 + upTo(5), bayPitch: 1 + upTo(3), endGap: upTo(3) },
    ...(seed % 3 === 0 && { middle: { after: 1 + upTo(bays - 1), gap: 1 + upTo(3) } }),
    depot: { aisle: upTo(aisles), end: seed % 2 === 0 ? 'front' : 'back' },
  };
  const all = Array.from({ length: aisles * bays }, (_, point) => point);
  const points = all.filter(() => random.fraction() < 0.25).slice(0, EXACT_STOPS_MAX);
  return { layout, points };
}

test.each(POLICIES)('a walk under %s is as long as the engine says, passes every bay, and comes back', (policy) => {
  for (let seed = 1; seed <= 400; seed++) {
    const { layout, points } = walkOf(seed);
    const path = walkPath(layout, policy, points);
    const locations = points.map((point) => ({ aisle: Math.floor(point / layout.bays), bay: point % layout.bays }));
    const length = points.length === 0 ? 0 : tourLength(policy, layout, locations);
    expect([seed, path.length]).toEqual([seed, expect.closeTo(length, 6)]);
    expect(path.stops.map(({ point }) => point).sort((a, b) => a - b)).toEqual(points);
    const corners = path.stops.map(({ corner }) => corner);
    expect(corners).toEqual(corners.toSorted((a, b) => a - b));
    for (const { point, corner } of path.stops) {
      expect(path.corners[corner]?.aisle).toBe(Math.floor(point / layout.bays));
    }
    expect(path.corners.at(-1)).toEqual(path.corners[0]);
  }
});
