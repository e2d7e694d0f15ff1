import type { Warehouse } from '../model/problem';
import type { Tours } from '../model/tours';
import { phasesOf } from './phases';

/** So many tours of one line each. */
const toursOf = (count: number): Tours => ({
  starts: Uint32Array.from({ length: count + 1 }, (_, at) => at),
  items: new Uint32Array(count),
  weights: new Float64Array(count).fill(1),
});
const aisles = (count: number): Warehouse => ({
  layout: {
    ...{ aisles: count, bays: 1, aislePitch: 3, bayPitch: 1, endGap: 1 },
    depot: { aisle: 0, end: 'front' },
  },
  policy: 's-shape',
});
const spots = (count: number): Warehouse => ({
  distances: {
    points: count,
    depot: 0,
    x: Float64Array.from({ length: count }, (_, at) => at),
    y: new Float64Array(count),
  },
  policy: 'free',
});
const isLed = (warehouse: Warehouse, tours: number) =>
  phasesOf(warehouse, toursOf(tours), new Int32Array(1)).some(({ isCost }) => !isCost);

test('S2: thinned tours lead a search for as long as they are in bounds of memory', () => {
  expect([isLed(aisles(20), 20_000), isLed(spots(400), 20_000)]).toEqual([true, true]);
  expect([isLed(aisles(2000), 20_000), isLed(spots(400), 2_000_000)]).toEqual([false, false]);
});
