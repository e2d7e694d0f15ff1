import type { Coordinates, DistanceMatrix, Distances } from '../model/distances';
import type { SlottingProblem } from '../model/slotting';
import { numbersFrom } from './generate';
import { generateSlotting } from './generate-slotting';
import { apart } from './walk-free';

/** Points at whole numbers of units, given by where they are or, of every second seed, by their distances with some detours. */
function distancesOf(seed: number, points: number): Distances {
  const next = numbersFrom(seed + 7);
  const below = (most: number) => Math.floor(next() * most);
  const side = 4 + below(60);
  const at = () => Float64Array.from({ length: points }, () => below(side));
  const coordinates: Coordinates = { points, depot: below(points), x: at(), y: at() };
  if (seed % 2 === 0) return coordinates;
  const between = new Float64Array(points * points);
  for (let from = 0; from < points; from++)
    for (let to = 0; to < from; to++) {
      // A wall between them: the way round others is then shorter.
      const wall = next() < 0.1 ? below(40) : 0;
      const length = apart(coordinates, from, to) + wall;
      between[from * points + to] = length;
      between[to * points + from] = length;
    }
  return { points, depot: coordinates.depot, between } satisfies DistanceMatrix;
}

/** A small problem of a free layout, with all rules and costs that there are without aisles. The same seed and sizes give the same one. */
export function generateFree(
  seed: number,
  sizes: { skus: number; locations: number; orders: number; points?: number },
): SlottingProblem {
  const { points = 15 } = sizes;
  const problem = generateSlotting(seed, { ...sizes, policy: 'return' });
  const { congestion: _, ...rates } = problem.rates;
  return {
    ...problem,
    rates,
    warehouse: { distances: distancesOf(seed, points), policy: 'free' },
    locations: problem.locations.map((one) => ({ ...one, point: one.point % points })),
    separations: problem.separations.map((one) => (one.from === 'aisle' ? { ...one, from: 'bay' as const } : one)),
  };
}
