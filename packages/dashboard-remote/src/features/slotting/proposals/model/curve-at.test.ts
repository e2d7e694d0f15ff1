import { evenly, pointAt } from './curve-at';

const point = (moves: number, minutes: number, secondsPerDay: number) => ({
  ...{ chains: moves, moves, minutes, secondsPerDay, breakEvenDays: null },
});
const points = [point(0, 0, 0), point(2, 3, 50), point(5, 8.5, 80), point(10, 20.1, 90)];

test('a budget holds the farthest point within it', () => {
  expect(pointAt(points, 'moves', 4)?.secondsPerDay).toBe(50);
  expect(pointAt(points, 'minutes', 8.5)?.moves).toBe(5);
  expect(pointAt([], 'moves', 4)).toBeUndefined();
});

test('a curve is drawn at even distances, and ends with all of it', () => {
  expect(evenly(points, 'moves', 5)).toEqual([
    { at: 0, secondsPerDay: 0 },
    { at: 2, secondsPerDay: 50 },
    { at: 4, secondsPerDay: 50 },
    { at: 6, secondsPerDay: 80 },
    { at: 8, secondsPerDay: 80 },
    { at: 10, secondsPerDay: 90 },
  ]);
  expect(evenly(points, 'minutes', 2).at(-1)?.secondsPerDay).toBe(90);
});
