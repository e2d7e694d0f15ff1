import { pointDistance } from '../model/point-distance';
import type { SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';
import type { PlaceCost } from './place-cost';

/** Seconds of carrying a part to a location, not weighed: handling, and the walk there. 0 where it lies, or lies nowhere. */
export function carrying({ rates, locations, warehouse }: SlottingProblem): (from: number, to: number) => number {
  const between = pointDistance(warehouse);
  const { secondsPerMove } = rates.moves ?? { secondsPerMove: 0 };
  return (from, to) =>
    from === to || from < 0
      ? 0
      : secondsPerMove + rates.secondsPerLength * between(locations[from]!.point, locations[to]!.point);
}

/** Goods that lie elsewhere today must be carried. A part that lies nowhere costs the same in every place. */
export function moveCost(problem: SlottingProblem, { today }: Parts): PlaceCost | undefined {
  const { moves } = problem.rates;
  if (!moves || moves.weight === 0) return undefined;
  const seconds = carrying(problem);
  return { name: 'moves', at: (part, location) => moves.weight * seconds(today[part]!, location) };
}
