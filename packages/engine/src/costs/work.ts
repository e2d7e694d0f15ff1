import type { Seconds } from '../model/cost-rates';
import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import type { Move } from '../search/move';
import type { Travel } from '../search/travel';
import { Congestion } from './congestion';
import { moveCost } from './moves';
import type { PlaceCost } from './place-cost';
import { reachCost } from './reach';
import { replenishmentCost } from './replenishment';

/** The costs that depend on one part and its location alone, as far as they have rates. */
export const placeCostsOf = (problem: SlottingProblem, parts: Parts): readonly PlaceCost[] =>
  [reachCost(problem, parts), replenishmentCost(problem, parts), moveCost(problem, parts)].filter(
    (cost) => cost !== undefined,
  );

const nothing = (): Seconds => ({ travel: 0, reach: 0, replenishment: 0, congestion: 0, moves: 0, total: 0 });

/** All costs of a plan in seconds, and the change of each by a move: travel is measured by the given instance. */
export class Work implements Travel {
  total: number;
  private readonly costs: readonly PlaceCost[];
  private readonly congestion: Congestion | undefined;
  private readonly secondsPerLength: number;
  /** Change by the last measured move, by cost. Filled anew each time. */
  readonly change = nothing();
  private walks = false;

  /** @param locationOf of each part, −1 for none; shared with the search, which moves its parts after a move is applied */
  constructor(
    problem: SlottingProblem,
    parts: Parts,
    private readonly travel: Travel,
    private readonly locationOf: ArrayLike<number>,
  ) {
    this.costs = placeCostsOf(problem, parts);
    this.congestion =
      problem.rates.congestion && 'layout' in problem.warehouse
        ? new Congestion(problem, problem.warehouse.layout, parts, locationOf)
        : undefined;
    this.secondsPerLength = problem.rates.secondsPerLength;
    this.total = this.seconds().total;
  }

  /** Present cost of the plan, by cost. */
  seconds(): Seconds {
    const seconds = nothing();
    seconds.travel = this.travel.total * this.secondsPerLength;
    for (const cost of this.costs)
      for (let part = 0; part < this.locationOf.length; part++)
        if (this.locationOf[part]! >= 0) seconds[cost.name] += cost.at(part, this.locationOf[part]!);
    seconds.congestion = this.congestion?.seconds ?? 0;
    seconds.total = seconds.travel + seconds.reach + seconds.replenishment + seconds.congestion + seconds.moves;
    return seconds;
  }

  /** Of travel alone: the guide of a search need not be all that it lowers. */
  get costsByAisle(): Travel['costsByAisle'] {
    return this.travel.costsByAisle?.bind(this.travel);
  }

  delta(move: Move): number {
    const part = move.items[0]!;
    const { other, fromPlace: from, toPlace: to } = move;
    const { change, costs } = this;
    this.walks = move.from[0] !== move.to[0];
    change.travel = this.walks ? this.travel.delta(move) * this.secondsPerLength : 0;
    change.total = change.travel;
    for (let at = 0; at < costs.length; at++) {
      const cost = costs[at]!;
      let delta = cost.at(part, to) - cost.at(part, from);
      if (other >= 0) delta += cost.at(other, from) - cost.at(other, to);
      change[cost.name] = delta;
      change.total += delta;
    }
    if (this.congestion) {
      change.congestion = this.congestion.delta(part, from, other, to);
      change.total += change.congestion;
    }
    return change.total;
  }

  apply(move: Move): void {
    if (this.walks) this.travel.apply(move);
    this.congestion?.apply(move.items[0]!, move.fromPlace, move.other, move.toPlace);
    this.total += this.change.total;
  }
}
