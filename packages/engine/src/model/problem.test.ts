import { OrderedTours } from '../routing/ordered-tours';
import { checkProblem } from './problem';
import type { Problem } from './problem';
import { toursByItem, toursOf } from './tours';

test('[P1] a tour holds each item once, ascending', () => {
  const { starts, items, weights } = toursOf([[3, 1, 3], [], [0]], 4, (order) => order / 2);
  expect([[...starts], [...items], [...weights]]).toEqual([
    [0, 2, 2, 3],
    [1, 3, 0],
    [0, 0.5, 1],
  ]);
});

test('[P1] the tours of an item are those that hold it', () => {
  const { starts, tours } = toursByItem(toursOf([[3, 1], [1], [0, 1]], 4), 4);
  expect([0, 1, 2, 3].map((item) => [...tours.subarray(starts[item], starts[item + 1])])).toEqual([
    [2],
    [0, 1, 2],
    [],
    [0],
  ]);
});

test('[P4] an order that names no item, or weighs nothing that can be, is refused by its number', () => {
  expect(() => toursOf([[0], [4]], 4)).toThrow('item of order 1 must be a whole number from 0 to 3, but is 4');
  expect(() => toursOf([[0.5]], 4)).toThrow('item of order 0 must be a whole number from 0 to 3, but is 0.5');
  expect(() => toursOf([[0]], 4, () => NaN)).toThrow('weight of order 0 must be a number of at least 0, but is NaN');
});

const distances = { points: 3, depot: 0, between: Float64Array.from([0, 1, 2, 3, 0, 4, 5, 6, 0]) };
const problem: Problem = {
  warehouse: { distances, policy: 'ordered' },
  slots: Int32Array.from([1, 1, 2]),
  items: 2,
  tours: toursOf([[0, 1]], 2),
};

test.each([
  [{ items: 4 }, 'slots must be at least as many as the 4 items, but is 3'],
  [{ slots: Int32Array.from([1, 3]) }, 'the point of slot 1 must be a whole number from 0 to 2, but is 3'],
  [{ tours: toursOf([[2]], 3) }, 'an item of a tour must be a whole number from 0 to 1, but is 2'],
  [{ fixed: Int32Array.from([1]) }, 'fixed must be as long as there are items, 2, but is 1'],
  [{ fixed: Int32Array.from([-1, 3]) }, 'the fixed slot of item 1 must be a whole number from 0 to 2, but is 3'],
  [{ fixed: Int32Array.from([1, 1]) }, 'the fixed slot of item 1 must be a slot of its own, but is 1'],
])('[P4] %j is refused', (change, message) => {
  expect(() => checkProblem({ ...problem, ...change })).toThrow(new RangeError(message));
});

test.each([
  [{ depot: 3 }, 'depot must be a whole number from 0 to 2, but is 3'],
  [{ points: 2 }, 'between must be as long as points by points, 4, but is 9'],
  [{ between: distances.between.with(5, NaN) }, 'the distance from 1 to 2 must be a length of at least 0, but is NaN'],
])('[R9] distances with %j are refused', (change, message) => {
  const warehouse = { distances: { ...distances, ...change }, policy: 'ordered' as const };
  expect(() => checkProblem({ ...problem, warehouse })).toThrow(new RangeError(message));
});

test('[R9] points are visited in the order of their numbers, each once', () => {
  const tours = new OrderedTours(distances);
  expect(tours.length(0, [])).toBe(0);
  expect(tours.length(3, [1, 1, 2])).toBe(1 + 4 + 5);
});
