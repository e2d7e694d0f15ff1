import type { LayoutForm } from '@slotwise/contract';
import { gridOf, placedIn } from './grid';

test('places of which nobody has said where they are stand apart from one another, as the lengths are assumed', () => {
  const places = [1, 2].flatMap((aisle) => [1, 2, 3].map((bay) => ({ aisle, bay, x: null, y: null })));
  const { spots, layout, warnings } = gridOf(null, places, null);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  expect(spots[3]!.x - spots[0]!.x).toBe(layout.aislePitch);
  expect(spots[1]!.y - spots[0]!.y).toBe(layout.bayPitch);
  expect(warnings).toEqual([{ code: 'lengths_assumed', count: 6 }]);
  // One that is known alone cannot be held against the others.
  const mixed = gridOf(null, [{ aisle: 1, bay: 1, x: 90_000, y: 90_000 }, ...places.slice(1)], null);
  expect(mixed.spots).toEqual(spots);
});

test('places that say where they are stand there', () => {
  const places = [0, 1].map((at) => ({ aisle: at + 1, bay: 1, x: at * 4000, y: 700 }));
  expect(gridOf(null, places, null).spots).toEqual([
    { x: 0, y: 700 },
    { x: 4000, y: 700 },
  ]);
});

test('a form says where places of its aisles and bays stand, and counts for nothing where it has none of them', () => {
  const form = {
    ...({ aisles: 2, bays: 3, sides: 1, levels: 1, positions: 1, bayWidth: 1200, bayDepth: 1000 } as LayoutForm),
    ...{ levelHeight: 1500, aisleWidth: 2500, endWidth: 3000, depots: [], crossAisles: [], oneWay: [] },
  };
  const places = [1, 2].flatMap((aisle) => [1, 2, 3].map((bay) => ({ aisle, bay, x: null, y: null })));
  expect(gridOf(form, places, null).points).toEqual([0, 1, 2, 3, 4, 5]);
  expect(placedIn(form, [...places, { aisle: 3, bay: 1, x: null, y: null }])).toEqual(places);
  const beyond = [3, 4].map((aisle) => ({ aisle, bay: 1, x: null, y: null }));
  expect(placedIn(form, beyond)).toEqual(beyond);
  expect(gridOf(form, beyond, null).points).toEqual(gridOf(null, beyond, null).points);
});
