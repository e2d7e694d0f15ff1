import type { Seconds } from '../model/cost-rates';
import type { SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';
import { routingOf } from '../routing/tour-length';
import { travelOf } from '../routing/travel';
import { Work } from './work';

/** All costs of a plan, measured anew. The tours of the parts must collect placed parts only. @param locationOf −1: nowhere */
export function secondsAt(problem: SlottingProblem, parts: Parts, locationOf: Int32Array): Seconds {
  const points = locationOf.map((location) => (location < 0 ? -1 : problem.locations[location]!.point));
  const total = travelOf(routingOf(problem.warehouse), parts.tours, points);
  return new Work(problem, parts, { total, delta: () => 0, apply: () => undefined }, locationOf).seconds();
}
