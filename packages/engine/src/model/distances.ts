/** Any layout, given as the distances between its access points, of which one is the depot. They need not be symmetric. */
export interface Distances {
  /** Access points are numbered from 0 up to this. */
  points: number;
  depot: number;
  /** From point a to point b at `a * points + b`. */
  between: Float64Array;
}

/** Throws a RangeError that names what cannot be. */
export function checkDistances({ points, depot, between }: Distances): void {
  if (!Number.isInteger(points) || points < 1)
    throw new RangeError(`points must be a whole number of at least 1, but is ${points}`);
  if (!Number.isInteger(depot) || depot < 0 || depot >= points)
    throw new RangeError(`depot must be a whole number from 0 to ${points - 1}, but is ${depot}`);
  if (between.length !== points * points)
    throw new RangeError(`between must hold ${points * points} distances, but holds ${between.length}`);
  between.forEach((distance, at) => {
    if (!(distance >= 0 && distance < Infinity))
      throw new RangeError(
        `the distance from ${Math.floor(at / points)} to ${at % points} must be a length of at least 0, but is ${distance}`,
      );
  });
}
