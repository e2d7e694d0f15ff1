import type { Layout, Location } from '../model/layout';

export interface Edge {
  to: number;
  length: number;
}

/**
 * Every place one can stand at, joined to its neighbours; numbered aisle by aisle from the front.
 * @param changes whether one changes aisles at a spot
 */
export function graphOf(
  layout: Layout,
  changes = (spot: string) => !spot.startsWith('bay'),
): { edges: Edge[][]; nodeOf: (aisle: number, spot: string) => number } {
  const edges: Edge[][] = [];
  const numbers = new Map<string, number>();
  const nodeOf = (aisle: number, spot: string) => {
    const key = `${aisle}/${spot}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, edges.length);
    return edges.push([]) - 1;
  };
  const join = (a: number, b: number, length: number, to?: 'front' | 'back') => {
    if (to !== 'front') edges[a]?.push({ to: b, length });
    if (to !== 'back') edges[b]?.push({ to: a, length });
  };
  const spots = spotsOf(layout);
  for (let aisle = 0; aisle < layout.aisles; aisle++) {
    spots.forEach(({ spot, step }, index) => {
      const before = spots[index - 1];
      const only = layout.oneWay?.find((one) => one.aisle === aisle)?.to;
      if (before) join(nodeOf(aisle, before.spot), nodeOf(aisle, spot), step, only);
      if (aisle > 0 && changes(spot)) join(nodeOf(aisle - 1, spot), nodeOf(aisle, spot), layout.aislePitch);
    });
  }
  return { edges, nodeOf };
}

/** One aisle from front to back: each spot with the step that leads to it from the spot before. */
function spotsOf({ bays, bayPitch, endGap, middles = [] }: Layout): { spot: string; step: number }[] {
  const spots = [{ spot: 'front', step: 0 }];
  for (let bay = 0; bay < bays; bay++) {
    const middle = middles.find(({ after }) => after === bay);
    if (middle) spots.push({ spot: `middle ${bay}`, step: middle.gap });
    const step = bay === 0 ? endGap : (middle?.gap ?? bayPitch);
    spots.push({ spot: `bay ${bay}`, step });
  }
  spots.push({ spot: 'back', step: endGap });
  return spots;
}

export function distancesFrom(edges: readonly Edge[][], start: number): number[] {
  const best = edges.map(() => Infinity);
  best[start] = 0;
  const open = new Set([start]);
  while (open.size > 0) {
    const node = [...open].reduce((a, b) => ((best[a] ?? Infinity) <= (best[b] ?? Infinity) ? a : b));
    open.delete(node);
    for (const { to, length } of edges[node] ?? []) {
      const through = (best[node] ?? Infinity) + length;
      if (through < (best[to] ?? Infinity)) {
        best[to] = through;
        open.add(to);
      }
    }
  }
  return best;
}

/** Distances between depot (index 0) and locations (from index 1), found by searching the graph. For small layouts. */
export function graphDistances(layout: Layout, locations: readonly Location[]): number[][] {
  const { edges, nodeOf } = graphOf(layout);
  const nodes = [
    nodeOf(layout.depot.aisle, layout.depot.end),
    ...locations.map(({ aisle, bay }) => nodeOf(aisle, `bay ${bay}`)),
  ];
  return nodes.map((node) => {
    const all = distancesFrom(edges, node);
    return nodes.map((other) => all[other] ?? Infinity);
  });
}
