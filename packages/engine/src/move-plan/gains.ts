import { Work } from '../costs/work';
import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import { toursOnly } from '../model/tours';
import { Move } from '../search/move';
import { travelUnder } from '../search/phases';
import type { Mover } from './pending';

/**
 * Savings of chains, measured as the search measures them. A part that lies nowhere yet counts as if it lay in its new
 * place.
 */
export class Gains {
  private readonly work: Work;
  private readonly points: Int32Array;
  private readonly move = new Move();

  constructor(
    private readonly problem: SlottingProblem,
    parts: Parts,
    movers: readonly Mover[],
  ) {
    const locations = parts.today.slice();
    for (const { part, from, to } of movers) if (from < 0) locations[part] = to;
    const { moves: _, ...rates } = problem.rates;
    const tours = toursOnly(parts.tours, (part) => locations[part]! >= 0);
    this.points = locations.map((location) => (location < 0 ? -1 : problem.locations[location]!.point));
    const travel = travelUnder(problem.warehouse, tours, this.points);
    this.work = new Work({ ...problem, rates }, { ...parts, tours }, travel, locations);
  }

  /** Carries a chain out, and answers the seconds that it saves over the days of the history. */
  take(chain: readonly Mover[]): number {
    return -chain.reduce((sum, { part, from, to }) => sum + this.go(part, from, to), 0);
  }

  /** The same, and takes it back. */
  savedBy(chain: readonly Mover[]): number {
    const saved = this.take(chain);
    for (const { part, from, to } of chain.toReversed()) this.go(part, to, from);
    return saved;
  }

  private go(part: number, from: number, to: number): number {
    if (from < 0 || to < 0) return 0;
    const { locations } = this.problem;
    this.move.relocate(part, locations[from]!.point, locations[to]!.point);
    this.move.fromPlace = from;
    this.move.toPlace = to;
    const change = this.work.delta(this.move);
    this.work.apply(this.move);
    this.points[part] = locations[to]!.point;
    return change;
  }
}
