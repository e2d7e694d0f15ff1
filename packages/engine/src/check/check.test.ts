import type { Layout } from '../model/layout';
import { generateInstance } from './generate';
import { shortestTour } from './shortest-tour';

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

test('[C1] a middle cross-aisle can only shorten the way, up to its own width', () => {
  const middle = { after: 15, gap: 0.5 };
  const locations = [
    { aisle: 0, bay: 16 },
    { aisle: 1, bay: 14 },
    { aisle: 3, bay: 15 },
  ];
  expect(shortestTour({ ...layout, middle }, locations)).toBeLessThan(shortestTour(layout, locations));
});

test('[C1] too many locations are refused rather than awaited', () => {
  const many = Array.from({ length: 15 }, (_, bay) => ({ aisle: 0, bay }));
  expect(() => shortestTour(layout, many)).toThrow(RangeError);
});

test('the same seed gives the same instance', () => {
  const sizes = { aisles: 5, bays: 5, locations: 5, twoBlocks: true };
  expect(generateInstance(7, sizes)).toEqual(generateInstance(7, sizes));
  expect(generateInstance(7, sizes)).not.toEqual(generateInstance(8, sizes));
});
