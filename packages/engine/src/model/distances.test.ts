import { checkDistances, MATRIX_POINTS_MAX } from './distances';
import type { DistanceFault, Distances } from './distances';

const matrix = { points: 3, depot: 0, between: Float64Array.from([0, 1, 2, 1, 0, 4, 2, 4, 0]) };
const spots = { points: 2, depot: 1, x: Float64Array.of(0, 3), y: Float64Array.of(0, 4) };

function faultOf(distances: Distances): [string, string] | undefined {
  try {
    checkDistances(distances, true);
  } catch (error) {
    const { code, message } = error as DistanceFault;
    return [code, message];
  }
  return undefined;
}

test('[L8] [R12] what can be is not refused', () => {
  expect(faultOf(matrix)).toBeUndefined();
  expect(faultOf(spots)).toBeUndefined();
  // Sums in another order differ in their last digit.
  const sums = matrix.between.with(1, 0.1 + 0.2).with(3, 0.3);
  expect(faultOf({ ...matrix, between: sums })).toBeUndefined();
});

test.each<[Partial<typeof matrix>, string, string]>([
  [{ points: 0 }, 'no_points', 'points must be a whole number of at least 1, but is 0'],
  [{ points: NaN }, 'no_points', 'points must be a whole number of at least 1, but is NaN'],
  [{ depot: -1 }, 'no_depot', 'depot must be a whole number from 0 to 2, but is -1'],
  [
    { points: MATRIX_POINTS_MAX + 1 },
    'too_large',
    `points must be at most ${MATRIX_POINTS_MAX} where distances are a matrix, but is ${MATRIX_POINTS_MAX + 1}`,
  ],
  [{ points: 2 }, 'not_square', 'between must be as long as points by points, 4, but is 9'],
  [
    { between: matrix.between.with(1, NaN) },
    'not_finite',
    'the distance from 0 to 1 must be a length of at least 0, but is NaN',
  ],
  [
    { between: matrix.between.with(5, -2) },
    'negative',
    'the distance from 1 to 2 must be a length of at least 0, but is -2',
  ],
  [
    { between: matrix.between.with(7, Infinity) },
    'unreachable',
    'the distance from 2 to 1 must be a length of at least 0, but is Infinity',
  ],
  [
    { between: matrix.between.with(3, 1.5) },
    'asymmetric',
    'the distance from 1 to 0 must be as long as that from 0 to 1, 1, but is 1.5',
  ],
  [{ between: matrix.between.with(4, 1) }, 'asymmetric', 'the distance from 1 to 1 must be 0, but is 1'],
])('[R9] [R12] a matrix with %j is refused as %s', (change, code, message) => {
  expect(faultOf({ ...matrix, ...change })).toEqual([code, message]);
});

test.each<[Partial<typeof spots>, string, string]>([
  [{ x: Float64Array.of(1) }, 'not_square', 'x must be as long as there are points, 2, but is 1'],
  [{ y: Float64Array.of(0, NaN) }, 'not_finite', 'y[1] must be a finite number, but is NaN'],
  [{ x: Float64Array.of(-Infinity, 0) }, 'not_finite', 'x[0] must be a finite number, but is -Infinity'],
])('[L8] coordinates with %j are refused as %s', (change, code, message) => {
  expect(faultOf({ ...spots, ...change })).toEqual([code, message]);
});
