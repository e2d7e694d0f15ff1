import { ProblemFault } from './fault';

interface Points {
  /** Access points are numbered from 0 up to this. */
  points: number;
  /** The access point at which tours begin and end. */
  depot: number;
}

/** Any layout, given as the distances between its access points. They need not be symmetric where tours are ordered. */
export interface DistanceMatrix extends Points {
  /** From point a to point b at `a * points + b`. */
  between: Float64Array;
}

/** Any layout, given by where its access points are. One walks along two directions at right angles (rule L8). */
export interface Coordinates extends Points {
  x: Float64Array;
  y: Float64Array;
}

/** Any layout, of which no aisles are known. */
export type Distances = DistanceMatrix | Coordinates;

/** A matrix of so many points takes 128 MB. */
export const MATRIX_POINTS_MAX = 4000;

export type DistanceFaultCode =
  | 'no_points'
  | 'no_depot'
  | 'too_large'
  | 'not_square'
  | 'negative'
  | 'unreachable'
  | 'not_finite'
  | 'asymmetric';

/** Distances that cannot be. */
export class DistanceFault extends ProblemFault {
  constructor(
    readonly code: DistanceFaultCode,
    field: string,
    value: unknown,
    wanted: string,
  ) {
    super(field, value, wanted);
  }
}

/** Two ways of one length may differ by this part of it: they were added up in another order. */
const ROUNDING = 1e-9;

function checkMatrix({ points, between }: DistanceMatrix, isSymmetric: boolean): void {
  if (points > MATRIX_POINTS_MAX)
    throw new DistanceFault('too_large', 'points', points, `at most ${MATRIX_POINTS_MAX} where distances are a matrix`);
  if (between.length !== points * points)
    throw new DistanceFault('not_square', 'between', between.length, `as long as points by points, ${points * points}`);
  for (let from = 0; from < points; from++)
    for (let to = 0; to < points; to++) {
      const length = between[from * points + to]!;
      if (length >= 0 && length < Infinity) continue;
      const code = length === Infinity ? 'unreachable' : length < 0 ? 'negative' : 'not_finite';
      throw new DistanceFault(code, `the distance from ${from} to ${to}`, length, 'a length of at least 0');
    }
  if (!isSymmetric) return;
  for (let from = 0; from < points; from++)
    for (let to = 0; to <= from; to++) {
      const onward = between[from * points + to]!;
      const back = between[to * points + from]!;
      if (from === to ? onward === 0 : Math.abs(onward - back) <= ROUNDING * onward) continue;
      const wanted = from === to ? '0' : `as long as that from ${to} to ${from}, ${back}`;
      throw new DistanceFault('asymmetric', `the distance from ${from} to ${to}`, onward, wanted);
    }
}

function checkCoordinates({ points, x, y }: Coordinates): void {
  for (const [name, values] of [
    ['x', x],
    ['y', y],
  ] as const) {
    if (values.length !== points)
      throw new DistanceFault('not_square', name, values.length, `as long as there are points, ${points}`);
    const wrong = values.findIndex((value) => !Number.isFinite(value));
    if (wrong >= 0) throw new DistanceFault('not_finite', `${name}[${wrong}]`, values[wrong], 'a finite number');
  }
}

/** Throws a DistanceFault that names what cannot be. @param isSymmetric whether both ways between two points must be as long */
export function checkDistances(distances: Distances, isSymmetric = false): void {
  const { points, depot } = distances;
  if (!Number.isInteger(points) || points < 1)
    throw new DistanceFault('no_points', 'points', points, 'a whole number of at least 1');
  if (!Number.isInteger(depot) || depot < 0 || depot >= points)
    throw new DistanceFault('no_depot', 'depot', depot, `a whole number from 0 to ${points - 1}`);
  if ('between' in distances) checkMatrix(distances, isSymmetric);
  else checkCoordinates(distances);
}

/** The distance from one point to another, by their numbers. */
export function distanceBetween(distances: Distances): (from: number, to: number) => number {
  if ('between' in distances) {
    const { between, points } = distances;
    return (from, to) => between[from * points + to]!;
  }
  const { x, y } = distances;
  return (from, to) => Math.abs(x[from]! - x[to]!) + Math.abs(y[from]! - y[to]!);
}
