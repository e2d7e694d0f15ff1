import { evenly, laterAt, pointAt, stepOf } from './curve-at';

const point = (moves: number, minutes: number, secondsPerDay: number) => ({
  ...{ chains: moves, moves, minutes, secondsPerDay, breakEvenDays: null },
});
const points = [point(0, 0, 0), point(2, 3, 50), point(5, 8.5, 80), point(10, 20.1, 90)];

test('a budget holds the point within it that saves most', () => {
  // Few moves that are worth much together may take longer than more that are not.
  const long = { ...point(3, 30, 70), chains: 1 };
  expect(pointAt([...points.slice(0, 2), long, ...points.slice(2)], 'moves', 4)).toBe(long);
  expect(pointAt([...points.slice(0, 2), long, ...points.slice(2)], 'minutes', 9)?.moves).toBe(5);
  expect(pointAt([...points.slice(0, 2), long], 'chains', 1)).toBe(long);
  expect(pointAt(points, 'moves', 4)?.secondsPerDay).toBe(50);
  expect(pointAt(points, 'minutes', 8.5)?.moves).toBe(5);
  expect(pointAt([], 'moves', 4)).toBeUndefined();
});

test('a curve is drawn at even distances, and ends with all of it, also on later orders', () => {
  const curve = { runId: 'r', points, all: points[3]!, impossible: 0 };
  const unseen = { orders: 30, secondsPerDay: [0, 40, 60, 55] };
  expect(evenly({ ...curve, unseen }, 'moves', 5)).toEqual([
    { at: 0, secondsPerDay: 0, later: 0 },
    { at: 2, secondsPerDay: 50, later: 40 },
    { at: 4, secondsPerDay: 50, later: 40 },
    { at: 6, secondsPerDay: 80, later: 60 },
    { at: 8, secondsPerDay: 80, later: 60 },
    { at: 10, secondsPerDay: 90, later: 55 },
  ]);
  expect(evenly(curve, 'minutes', 2).at(-1)).toMatchObject({ secondsPerDay: 90, later: 0 });
  expect([laterAt({ ...curve, unseen }, points[2]), laterAt(curve, points[2])]).toEqual([60, undefined]);
});

test('the mark of a stop lies on the curve as it is drawn, by moves and by minutes', () => {
  const curve = { runId: 'r', points, all: points[3]!, impossible: 0 };
  for (const axis of ['moves', 'minutes'] as const)
    for (const steps of [3, 5, 20])
      for (const stop of points) {
        const at = stepOf(curve, axis, steps, stop);
        const drawn = evenly(curve, axis, steps).map(({ secondsPerDay }) => secondsPerDay);
        const [from, to] = [drawn[Math.floor(at)]!, drawn[Math.min(steps, Math.ceil(at))]!];
        expect(from + (to - from) * (at % 1)).toBeCloseTo(stop.secondsPerDay);
      }
  expect([0, 2, 3].map((at) => stepOf(curve, 'moves', 20, points[at]!))).toEqual([0, 10, 20]);
  expect(stepOf({ ...curve, points: [points[0]!] }, 'moves', 20, points[0]!)).toBe(0);
});
