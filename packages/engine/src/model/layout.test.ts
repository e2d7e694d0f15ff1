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
const twoBlocks: Layout = { ...layout, middles: [{ after: 2, gap: 1 }] };
const threeBlocks: Layout = { ...layout, middles: [...(twoBlocks.middles ?? []), { after: 3, gap: 0.5 }] };

test('[L4] depths count from the front cross-aisle, the length ends at the back one', () => {
  expect([0, 1, 2, 3].map((bay) => depthOf(layout, bay))).toEqual([1, 2, 3, 4]);
  expect(aisleLength(layout)).toBe(5);
  expect(crossAisles(layout)).toEqual([0, 5]);
});

test('[L3] the bays beside a cross-aisle between blocks are two gaps apart', () => {
  expect([0, 1, 2, 3].map((bay) => depthOf(twoBlocks, bay))).toEqual([1, 2, 4, 5]);
  expect(aisleLength(twoBlocks)).toBe(6);
  expect(crossAisles(twoBlocks)).toEqual([0, 3, 6]);
  expect([0, 1, 2, 3].map((bay) => depthOf(threeBlocks, bay))).toEqual([1, 2, 4, 5]);
  expect(crossAisles(threeBlocks)).toEqual([0, 3, 4.5, 6]);
});

test.each([
  [{ aisles: 0 }, 'aisles must be a whole number of at least 1, but is 0'],
  [{ bays: 1.5 }, 'bays must be a whole number of at least 1, but is 1.5'],
  [{ aislePitch: NaN }, 'aislePitch must be a length of at least 0, but is NaN'],
  [{ endGap: -1 }, 'endGap must be a length of at least 0, but is -1'],
  [{ bayPitch: Infinity }, 'bayPitch must be a length of at least 0, but is Infinity'],
  [{ depot: { aisle: 3, end: 'front' } }, 'depot.aisle must be a whole number from 0 to 2, but is 3'],
  [{ middles: [{ after: 4, gap: 1 }] }, 'middles[0].after must be a whole number from 1 to 3, but is 4'],
  [
    {
      middles: [
        { after: 2, gap: 1 },
        { after: 2, gap: 1 },
      ],
    },
    'middles[1].after must be a whole number from 3 to 3, but is 2',
  ],
  [{ middles: [{ after: 2, gap: NaN }] }, 'middles[0].gap must be a length of at least 0, but is NaN'],
  [{ otherDepots: [{ aisle: 3, end: 'back' }] }, 'otherDepots[0].aisle must be a whole number from 0 to 2, but is 3'],
  [{ oneWay: [{ aisle: 3, to: 'back' }] }, 'oneWay[0].aisle must be a whole number from 0 to 2, but is 3'],
  [
    { oneWay: [0, 1, 2].map((aisle) => ({ aisle, to: 'back' as const })) },
    'oneWay must be such that one comes back, but is to the back in every aisle',
  ],
] as const)('[L6] %j is refused', (change, message) => {
  expect(() => checkLayout({ ...layout, ...change })).toThrow(new RangeError(message));
});

test('[L6] a location outside the layout is refused by its name', () => {
  expect(() => checkLocation(layout, { aisle: -1, bay: 0 })).toThrow(
    'aisle must be a whole number from 0 to 2, but is -1',
  );
  expect(() => checkLocation(layout, { aisle: 0, bay: 4 })).toThrow('bay must be a whole number from 0 to 3, but is 4');
});
