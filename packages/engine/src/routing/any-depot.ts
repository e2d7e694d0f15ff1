import type { Routing } from './routing';

/** Tours that begin and end at whichever of several depots makes them shortest (rule R11). */
export class AnyDepotTours implements Routing {
  /** @param each the routing from each depot alone */
  constructor(private readonly each: readonly Routing[]) {}

  length(count: number, points: ArrayLike<number>): number {
    let best = Infinity;
    for (const routing of this.each) best = Math.min(best, routing.length(count, points));
    return best;
  }
}
