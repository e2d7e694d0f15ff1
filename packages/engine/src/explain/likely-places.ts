import { placeCostsOf } from '../costs/work';
import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';

/** More locations than this are first ranked by their cost for the part alone, and only so many measured exactly. */
const MEASURED = 400;

/** The locations in which a part could be cheapest: all, or the first by walk there and back and place costs. */
export function likelyPlaces(
  problem: SlottingProblem,
  parts: Parts,
  part: number,
  alone: (point: number) => number,
  admits: (location: number) => boolean,
): number[] {
  const { locations, rates } = problem;
  const allowed = Array.from(locations.keys()).filter(admits);
  if (allowed.length <= MEASURED) return allowed;
  const costs = placeCostsOf(problem, parts);
  const estimate = new Map(
    allowed.map((location) => [
      location,
      parts.lines[part]! * rates.secondsPerLength * alone(locations[location]!.point) +
        costs.reduce((sum, cost) => sum + cost.at(part, location), 0),
    ]),
  );
  return allowed.sort((a, b) => estimate.get(a)! - estimate.get(b)! || a - b).slice(0, MEASURED);
}
