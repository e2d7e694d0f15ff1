import { aisleLength, type End, type Layout } from '@slotwise/engine';

/** An aisle with stops, at least and at most so far from the front cross-aisle. */
interface Visited {
  aisle: number;
  first: number;
  last: number;
}

/** From wherever one stands into an aisle, and out of it. */
interface Step {
  /** The aisle through which one changes sides before; null where one stands on the right side. */
  through: number | null;
  aisle: number;
  /** Number of the visit; -1 for the way home, which ends where it enters. */
  visit: number;
  from: End;
  to: End;
}

interface Way {
  length: number;
  steps: Step[];
}

const NOWHERE: Way = { length: Infinity, steps: [] };
const ENDS = ['front', 'back'] as const;
const shorter = (one: Way, other: Way) => (other.length < one.length ? other : one);

/** The shortest S-shape where aisles are one-way (rule R10 of the engine's `SPEC.md`): the visits in either order. */
export function oneWaySteps(layout: Layout, visits: readonly Visited[]): Step[] {
  const upward = visits.map((_, visit) => visit);
  return shorter(inOrder(layout, visits, upward), inOrder(layout, visits, upward.toReversed())).steps;
}

function inOrder(layout: Layout, visits: readonly Visited[], order: readonly number[]): Way {
  const { depot, aislePitch, aisles, oneWay = [] } = layout;
  const far = aisleLength(layout);
  const only = (aisle: number) => oneWay.find((one) => one.aisle === aisle)?.to;
  const opens = (aisle: number, from: End) => only(aisle) !== from;
  /** To an end of an aisle: length, and the aisle that one changes sides in. */
  const reach = (here: number, end: End, aisle: number, wanted: End): { length: number; through: number | null } => {
    if (end === wanted) return { length: Math.abs(here - aisle) * aislePitch, through: null };
    const detour = (one: number) => Math.abs(here - one) + Math.abs(one - aisle);
    const through = Array.from({ length: aisles }, (_, one) => one)
      .filter((one) => opens(one, end))
      .reduce<number | null>((best, one) => (best === null || detour(one) < detour(best) ? one : best), null);
    return { length: through === null ? Infinity : detour(through) * aislePitch + far, through };
  };
  let ways = { front: NOWHERE, back: NOWHERE };
  ways[depot.end] = { length: 0, steps: [] };
  let here = depot.aisle;
  order.forEach((visit, at) => {
    const { aisle, first, last } = visits[visit]!;
    const next = { front: NOWHERE, back: NOWHERE };
    for (const end of ENDS) {
      for (const from of ENDS) {
        const { length, through } = reach(here, end, aisle, from);
        const add = (to: End, inside: number) => {
          const steps = [...ways[end].steps, { through, aisle, visit, from, to }];
          next[to] = shorter(next[to], { length: ways[end].length + length + inside, steps });
        };
        if (!Number.isFinite(ways[end].length + length)) continue;
        if (opens(aisle, from)) add(from === 'front' ? 'back' : 'front', far);
        if (at === order.length - 1 && only(aisle) === undefined)
          add(from, 2 * (from === 'front' ? last : far - first));
      }
    }
    ways = next;
    here = aisle;
  });
  return ENDS.map((end): Way => {
    const { length, through } = reach(here, end, depot.aisle, depot.end);
    const home = { through, aisle: depot.aisle, visit: -1, from: depot.end, to: depot.end };
    return { length: ways[end].length + length, steps: [...ways[end].steps, home] };
  }).reduce(shorter);
}
