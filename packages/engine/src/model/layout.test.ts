import { aisleLength, checkLayout, checkLocation, crossAisles, depthOf } from './layout';
import type { Layout } from './layout';

const layout: Layout = {
  aisles: 3,
  bays: 4,
  aislePitch: 3,
  bayPitch: 1,
  endGap: 1,
  depot: { aisle: 0, end: 'front' },
};
const twoBlocks: Layout = { ...layout, middle: { after: 2, gap: 1 } };

test('[L4] depths count from the front cross-aisle, the length ends at the back one', () => {
  expect([0, 1, 2, 3].map((bay) => depthOf(layout, bay))).toEqual([1, 2, 3, 4]);
  expect(aisleLength(layout)).toBe(5);
  expect(crossAisles(layout)).toEqual([0, 5]);
});

test('[L3] the bays beside the middle cross-aisle are two gaps apart', () => {
  expect([0, 1, 2, 3].map((bay) => depthOf(twoBlocks, bay))).toEqual([1, 2, 4, 5]);
  expect(aisleLength(twoBlocks)).toBe(6);
  expect(crossAisles(twoBlocks)).toEqual([0, 6, 3]);
});

test.each([
  [{ aisles: 0 }, 'aisles must be a whole number of at least 1, but is 0'],
  [{ bays: 1.5 }, 'bays must be a whole number of at least 1, but is 1.5'],
  [{ aislePitch: NaN }, 'aislePitch must be a length of at least 0, but is NaN'],
  [{ endGap: -1 }, 'endGap must be a length of at least 0, but is -1'],
  [{ bayPitch: Infinity }, 'bayPitch must be a length of at least 0, but is Infinity'],
  [{ depot: { aisle: 3, end: 'front' } }, 'depot.aisle must be a whole number from 0 to 2, but is 3'],
  [{ middle: { after: 4, gap: 1 } }, 'middle.after must be a whole number from 1 to 3, but is 4'],
] as const)('[L6] %j is refused', (change, message) => {
  expect(() => checkLayout({ ...layout, ...change })).toThrow(new RangeError(message));
});

test('[L6] a location outside the layout is refused by its name', () => {
  expect(() => checkLocation(layout, { aisle: -1, bay: 0 })).toThrow(
    'aisle must be a whole number from 0 to 2, but is -1',
  );
  expect(() => checkLocation(layout, { aisle: 0, bay: 4 })).toThrow('bay must be a whole number from 0 to 3, but is 4');
});
