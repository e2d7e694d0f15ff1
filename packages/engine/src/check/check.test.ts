import type { Layout } from '../model/layout';
import type { Problem } from '../model/problem';
import { toursOf } from '../model/tours';
import { faultsOf, walkTours } from './check-plan';
import { generateInstance } from './generate';
import { shortestTour } from './shortest-tour';
import { walkPolicy } from './walk-policy';

const layout: Layout = {
  aisles: 5,
  bays: 30,
  aislePitch: 3,
  bayPitch: 1,
  endGap: 1,
  depot: { aisle: 4, end: 'front' },
};

test('[C1] a tour worked out by hand', () => {
  // Three returns of 14, 8 and 3 from the front, and 4 aisles out and back.
  expect(
    shortestTour(layout, [
      { aisle: 0, bay: 13 },
      { aisle: 2, bay: 7 },
      { aisle: 3, bay: 2 },
    ]),
  ).toBe(74);
});

test('[C1] a cross-aisle in the middle can only shorten the way, up to its own width', () => {
  const middles = [{ after: 15, gap: 0.5 }];
  const locations = [
    { aisle: 0, bay: 16 },
    { aisle: 1, bay: 14 },
    { aisle: 3, bay: 15 },
  ];
  expect(shortestTour({ ...layout, middles }, locations)).toBeLessThan(shortestTour(layout, locations));
});

test('[C1] a tour through one-way aisles, worked out by hand', () => {
  // Up aisle 4 to the back, along to aisle 3, down it, and home.
  const oneWay = [
    { aisle: 3, to: 'front' as const },
    { aisle: 4, to: 'back' as const },
  ];
  const plan = [
    { aisle: 3, bay: 0 },
    { aisle: 4, bay: 0 },
  ];
  expect(walkPolicy('s-shape', { ...layout, oneWay }, plan)).toBe(2 * 31 + 2 * 3);
  // Into aisle 3 one comes from the back, which is reached through aisle 4.
  expect(walkPolicy('s-shape', { ...layout, oneWay }, plan.slice(0, 1))).toBe(2 * 31 + 2 * 3);
});

test('[C1] too many locations are refused rather than awaited', () => {
  const many = Array.from({ length: 15 }, (_, bay) => ({ aisle: 0, bay }));
  expect(() => shortestTour(layout, many)).toThrow(RangeError);
});

test('the same seed gives the same instance', () => {
  const sizes = { aisles: 5, bays: 5, locations: 5, blocks: 2 };
  expect(generateInstance(7, sizes)).toEqual(generateInstance(7, sizes));
  expect(generateInstance(7, sizes)).not.toEqual(generateInstance(8, sizes));
});

const problem: Problem = {
  warehouse: { layout, policy: 'return' },
  slots: Int32Array.from([0, 1, 31]),
  items: 2,
  tours: toursOf([[0, 1], [1]], 2, (order) => 1 + order),
  fixed: Int32Array.from([-1, 2]),
};

test('[C2] everything that is wrong with a plan is said', () => {
  expect(faultsOf(problem, Int32Array.from([0, 2]))).toEqual([]);
  expect(faultsOf(problem, Int32Array.from([2, 2]))).toEqual(['items 0 and 1 lie in slot 2']);
  expect(faultsOf(problem, Int32Array.from([-1, 1, 3]))).toEqual([
    'the plan places 3 items, not 2',
    'item 0 lies in slot -1, which is not there',
    'item 1 lies in slot 1, but keeps 2',
    'item 2 lies in slot 3, which is not there',
  ]);
});

test('[C1] a plan is walked tour by tour, each as often as it weighs', () => {
  // From the depot at aisle 4: both items, 12 there, 1 deep, 3 back, 2 deep, 9 home; twice the second one alone.
  expect(walkTours(problem, Int32Array.from([0, 2]))).toBe(2 * (12 + 1 + 2) + 2 * 2 * (9 + 2));
});
