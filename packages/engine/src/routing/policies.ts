import type { Layout, Location } from '../model/layout';
import { alongCrossAisles, visitsOf } from './visits';
import type { AisleVisit, Visits } from './visits';

const deepest = ({ depths }: AisleVisit) => depths.at(-1) ?? 0;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Rule R3. */
function returnWay({ aisles }: Visits): number {
  return sum(aisles.map((visit) => 2 * deepest(visit)));
}

/** Rule R4. */
function sShapeWay({ aisles, length }: Visits): number {
  const last = aisles.at(-1);
  const isOdd = aisles.length % 2 === 1;
  return last && isOdd ? (aisles.length - 1) * length + 2 * deepest(last) : aisles.length * length;
}

/** First and last visited aisle crossed whole, each aisle between at its own cost; a single aisle is a return. */
function aroundWay(visits: Visits, between: (visit: AisleVisit) => number): number {
  const { aisles, length } = visits;
  if (aisles.length < 2) return returnWay(visits);
  return 2 * length + sum(aisles.slice(1, -1).map(between));
}

/** Rule R5. */
function midpointWay(visits: Visits): number {
  const { length, middleDepth } = visits;
  return aroundWay(visits, ({ depths }) => {
    const fromFront = depths.filter((depth) => depth <= middleDepth).at(-1) ?? 0;
    const fromBack = depths.find((depth) => depth > middleDepth) ?? length;
    return 2 * (fromFront + length - fromBack);
  });
}

/** Rule R6. */
function largestGapWay(visits: Visits): number {
  const { length } = visits;
  return aroundWay(visits, ({ depths }) => {
    const stops = [0, ...depths, length];
    const gaps = stops.slice(1).map((stop, index) => stop - (stops[index] ?? 0));
    return 2 * (length - Math.max(...gaps));
  });
}

const ways = {
  return: returnWay,
  's-shape': sShapeWay,
  midpoint: midpointWay,
  'largest-gap': largestGapWay,
} satisfies Record<string, (visits: Visits) => number>;

export type Policy = keyof typeof ways;
export const POLICIES = Object.keys(ways) as Policy[];

/** Length of the tour that a policy walks, in the layout's unit. Throws a RangeError for an impossible layout or location. */
export function policyLength(policy: Policy, layout: Layout, locations: readonly Location[]): number {
  const visits = visitsOf(layout, locations);
  return ways[policy](visits) + alongCrossAisles(visits);
}
