import { generateInstance, shortestTour, walkPolicy } from '../check';
import type { Layout, Location } from '../model/layout';
import { AISLE_POLICIES } from './aisle-tours';
import { POLICIES, tourLength } from './tour-length';

const layout: Layout = {
  aisles: 5,
  bays: 6,
  aislePitch: 3,
  bayPitch: 1,
  endGap: 1,
  depot: { aisle: 0, end: 'front' },
};
const at = (...places: [aisle: number, bay: number][]): Location[] => places.map(([aisle, bay]) => ({ aisle, bay }));
/** Aisles 1, 2, 4; lengths are 7, the way along the cross-aisles is 24. */
const picks = at([1, 0], [1, 5], [2, 1], [2, 4], [4, 2]);

test('[R1] nothing to visit is no way at all', () => {
  for (const policy of POLICIES) expect(tourLength(policy, layout, [])).toBe(0);
});

test('[R3] return goes in and out of every visited aisle', () => {
  expect(tourLength('return', layout, picks)).toBe(2 * (6 + 5 + 3) + 24);
});

test('[R4] S-shape crosses, and ends an odd number with a return', () => {
  expect(tourLength('s-shape', layout, picks)).toBe(7 + 7 + 2 * 3 + 24);
  expect(tourLength('s-shape', layout, picks.slice(0, 4))).toBe(7 + 7 + 12);
});

test('[R5] midpoint shares the aisles between by halves', () => {
  expect(tourLength('midpoint', layout, picks)).toBe(7 + 7 + 2 * (2 + 2) + 24);
  expect(tourLength('midpoint', layout, at([3, 2]))).toBe(2 * 3 + 18);
});

test('[R6] largest gap leaves the widest stretch out', () => {
  expect(tourLength('largest-gap', layout, at([1, 0], [2, 4], [4, 2]))).toBe(7 + 7 + 2 * (7 - 5) + 24);
});

test('[R3] [R4] [R5] [R6] [R7] each policy is as long as when it is walked, from any depot', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const { layout: generated, locations } = generateInstance(seed, {
      aisles: 7,
      bays: 9,
      locations: 12,
      blocks: 2,
    });
    for (const policy of AISLE_POLICIES)
      expect([seed, policy, tourLength(policy, generated, locations)]).toEqual([
        seed,
        policy,
        walkPolicy(policy, generated, locations),
      ]);
  }
});

test('[R8] the exact tour is the shortest of all orders, in one to five blocks', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const { layout: generated, locations } = generateInstance(seed, {
      aisles: 5,
      bays: 7,
      locations: 7,
      blocks: 2 + (seed % 4),
    });
    expect([seed, tourLength('exact', generated, locations)]).toEqual([seed, shortestTour(generated, locations)]);
  }
});

test('[R8] no policy is shorter than the exact tour', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const { layout: generated, locations } = generateInstance(seed, {
      aisles: 20,
      bays: 40,
      locations: 60,
      blocks: 2,
    });
    const exact = tourLength('exact', generated, locations);
    for (const policy of POLICIES) expect(tourLength(policy, generated, locations)).toBeGreaterThanOrEqual(exact);
  }
});

test('[R8] a location named twice changes nothing, nor does the order in which they are named', () => {
  const length = tourLength('exact', layout, picks);
  expect(tourLength('exact', layout, [...picks, ...picks])).toBe(length);
  expect(tourLength('exact', layout, picks.toReversed())).toBe(length);
});

test('[R8] a cross-aisle of no width makes no tour longer', () => {
  for (let seed = 0; seed < 1000; seed++) {
    const sizes = { aisles: 12, bays: 20, locations: 30, blocks: 1 };
    const { layout: one, locations } = generateInstance(seed, sizes);
    if (one.bays < 2) continue;
    const middles = [{ after: Math.floor(one.bays / 2), gap: one.bayPitch / 2 }];
    expect(tourLength('exact', { ...one, middles }, locations)).toBeLessThanOrEqual(
      tourLength('exact', one, locations),
    );
  }
});

test('[R10] [R11] one-way aisles and several depots: each policy is as long as the shortest that is walked', () => {
  let oneWays = 0;
  for (let seed = 0; seed < 2000; seed++) {
    const sizes = { aisles: 6, bays: 7, locations: 6, blocks: 3, depots: 3, oneWay: seed % 2 === 0 };
    const { layout: generated, locations } = generateInstance(seed, sizes);
    if (generated.oneWay) {
      oneWays++;
      for (const policy of POLICIES.filter((one) => one !== 's-shape'))
        expect(() => tourLength(policy, generated, locations)).toThrow('policy must be s-shape');
    } else if (locations.length < 6) {
      expect([seed, tourLength('exact', generated, locations)]).toEqual([seed, shortestTour(generated, locations)]);
    }
    for (const policy of generated.oneWay ? (['s-shape'] as const) : AISLE_POLICIES)
      expect([seed, policy, tourLength(policy, generated, locations)]).toEqual([
        seed,
        policy,
        walkPolicy(policy, generated, locations),
      ]);
  }
  expect(oneWays).toBeGreaterThan(400);
});

test('[B1] a visit never shortens a tour through one-way aisles', () => {
  for (let seed = 0; seed < 1000; seed++) {
    const sizes = { aisles: 8, bays: 6, locations: 9, blocks: 1, depots: 2, oneWay: true };
    const { layout: generated, locations } = generateInstance(seed, sizes);
    if (!generated.oneWay) continue;
    const whole = tourLength('s-shape', generated, locations);
    for (let left = 0; left < locations.length; left++)
      expect(tourLength('s-shape', generated, locations.toSpliced(left, 1))).toBeLessThanOrEqual(whole);
  }
});

test('[L6] a location outside the layout is refused by every policy', () => {
  for (const policy of POLICIES) {
    expect(() => tourLength(policy, layout, at([5, 0]))).toThrow('aisle must be');
    expect(() => tourLength(policy, layout, at([0, 6]))).toThrow('bay must be');
  }
});
