import { baysOf } from './bays';
import { busyRowsOf } from './busy-rows';

const map = {
  ...{ ids: ['a', 'b', 'c', 'd'], codes: ['01-01-1', '01-02-1', '02-01-1', '02-02-1'] },
  ...{ x: [1000, 1000, 4500, 4500], y: [600, 1800, 600, 1800], level: [1, 1, 1, 1], aisle: [0, 0, 1, 1] },
  ...{ today: [3, 4, 8, 1], plan: [9, 1, 0, 0], golden: [1, 1, 1, 1], burden: null, version: 1 },
};

test('congestion is said once an aisle, the fullest first, and other figures of each bay', () => {
  const rows = (heat: 'congestion' | 'lines', isPlan: boolean) =>
    busyRowsOf(map, baysOf(map, heat), heat, isPlan).map(({ code, today, plan }) => [code, today, plan]);
  expect(rows('congestion', false)).toEqual([
    ['02', 1.125, 0],
    ['01', 0.875, 2],
  ]);
  expect(rows('congestion', true).map(([code]) => code)).toEqual(['01', '02']);
  expect(rows('lines', false)).toEqual([
    ['02-01-1', 8, 0],
    ['01-02-1', 4, 1],
    ['01-01-1', 3, 9],
    ['02-02-1', 1, 0],
  ]);
});
