import { POLICIES, Random, tourLength, type Layout } from '@slotwise/engine';
import { generateInstance } from '@slotwise/engine/check';
import { EXACT_STOPS_MAX, walkPath } from './walk-path';

/** A layout and some of its bays, at random. */
function walkOf(seed: number, policy: string): { layout: Layout; points: number[] } {
  const random = new Random(seed);
  const { layout } = generateInstance(seed, {
    ...{ aisles: 6, bays: 10, locations: 0, blocks: 3, depots: 3 },
    oneWay: policy === 's-shape',
  });
  const { aisles, bays } = layout;
  const all = Array.from({ length: aisles * bays }, (_, point) => point);
  const points = all.filter(() => random.fraction() < 0.25).slice(0, EXACT_STOPS_MAX);
  return { layout, points };
}

test.each(POLICIES)('a walk under %s is as long as the engine says, passes every bay, and comes back', (policy) => {
  for (let seed = 1; seed <= 600; seed++) {
    const { layout, points } = walkOf(seed, policy);
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
