import type { Layout, Location } from '../model/layout';
import { visitsOf } from './visits';
import type { Visits } from './visits';

/**
 * What the aisles so far look like from the next one: the degree of their last front and back crossing (0, odd U or even
 * E) and whether they hang together. These classes are all that the rest of the tour needs to know (Ratliff and
 * Rosenthal, 1983).
 */
const NOTHING = 0;
const UU = 1;
const E0 = 2;
const ZERO_E = 3;
const EE_ONE = 4;
const EE_TWO = 5;
/** All is visited and closed; nothing may follow. */
const CLOSED = 6;
const STATES = 7;

type Costs = number[];
const impossible = (): Costs => new Array<number>(STATES).fill(Infinity);

/** Ways to walk one aisle, each with the states it leads to, by the state before it. −1: not allowed. */
const PASS = [UU, EE_ONE, UU, UU, UU, UU, -1];
const FROM_FRONT = [E0, UU, E0, EE_TWO, EE_ONE, EE_TWO, -1];
const FROM_BACK = [ZERO_E, UU, EE_TWO, ZERO_E, EE_ONE, EE_TWO, -1];
const FROM_BOTH = [EE_TWO, UU, EE_TWO, EE_TWO, EE_ONE, EE_TWO, -1];
const TWICE = [EE_ONE, UU, EE_ONE, EE_ONE, EE_ONE, EE_ONE, -1];
const PASS_BY = [NOTHING, UU, E0, ZERO_E, EE_ONE, EE_TWO, CLOSED];

/** Ways to the next aisle: [state before, state after, how often a cross-aisle is walked]. */
const ONWARD = [
  [NOTHING, NOTHING, 0],
  [UU, UU, 2],
  [E0, E0, 2],
  [E0, CLOSED, 0],
  [ZERO_E, ZERO_E, 2],
  [ZERO_E, CLOSED, 0],
  [EE_ONE, E0, 2],
  [EE_ONE, ZERO_E, 2],
  [EE_ONE, EE_ONE, 4],
  [EE_ONE, CLOSED, 0],
  [EE_TWO, EE_TWO, 4],
  [CLOSED, CLOSED, 0],
] as const;

/** The depot is a crossing that the tour must reach: from its aisle on, its front crossing counts as visited. */
const AT_DEPOT = [E0, UU, E0, EE_TWO, EE_ONE, EE_TWO, -1];

function move(costs: Costs, target: readonly number[], cost: number, into: Costs): void {
  for (let state = 0; state < STATES; state++) {
    const next = target[state] ?? -1;
    if (next >= 0) into[next] = Math.min(into[next] ?? Infinity, (costs[state] ?? Infinity) + cost);
  }
}

function throughAisle(costs: Costs, depths: readonly number[], length: number): Costs {
  const after = impossible();
  const first = depths.at(0);
  const last = depths.at(-1);
  move(costs, PASS, length, after);
  move(costs, TWICE, 2 * length, after);
  if (first === undefined || last === undefined) {
    move(costs, PASS_BY, 0, after);
    return after;
  }
  move(costs, FROM_FRONT, 2 * last, after);
  move(costs, FROM_BACK, 2 * (length - first), after);
  let widest = 0;
  for (let index = 1; index < depths.length; index++)
    widest = Math.max(widest, (depths[index] ?? 0) - (depths[index - 1] ?? 0));
  if (widest > 0) move(costs, FROM_BOTH, 2 * (length - widest), after);
  return after;
}

function toNextAisle(costs: Costs, pitch: number): Costs {
  const after = impossible();
  for (const [from, to, times] of ONWARD)
    after[to] = Math.min(after[to] ?? Infinity, (costs[from] ?? Infinity) + times * pitch);
  return after;
}

function shortest({ aisles, depotAisle, aislePitch, length }: Visits): number {
  const depthsOf = new Map(aisles.map(({ aisle, depths }) => [aisle, depths]));
  const numbers = [depotAisle, ...depthsOf.keys()];
  const last = Math.max(...numbers);
  let costs = impossible();
  costs[NOTHING] = 0;
  for (let aisle = Math.min(...numbers); ; aisle++) {
    if (aisle === depotAisle) {
      const reached = impossible();
      move(costs, AT_DEPOT, 0, reached);
      costs = reached;
    }
    costs = throughAisle(costs, depthsOf.get(aisle) ?? [], length);
    if (aisle === last) break;
    costs = toNextAisle(costs, aislePitch);
  }
  return Math.min(
    costs[E0] ?? Infinity,
    costs[ZERO_E] ?? Infinity,
    costs[EE_ONE] ?? Infinity,
    costs[CLOSED] ?? Infinity,
  );
}

/**
 * Length of the shortest tour (rule R8), in the layout's unit. Time grows with the number of aisles and locations only.
 * Throws a RangeError for a layout of two blocks and for an impossible layout or location.
 */
export function exactLength(layout: Layout, locations: readonly Location[]): number {
  const visits = visitsOf(layout, locations);
  if (layout.middle) throw new RangeError('middle must be absent: the exact tour is known for one block only');
  return visits.aisles.length === 0 ? 0 : shortest(visits);
}
