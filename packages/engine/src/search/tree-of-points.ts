import { distanceBetween } from '../model/distances';
import type { Distances } from '../model/distances';
import { nearbyPoints } from './groups';

/**
 * Free layouts as a tree: from the depot to the middle of each group of near points, and from there to its points in the mean. Walking it
 * there and back is about as long as a tour, and is known for all tours at once.
 */
export interface TreeOfPoints {
  /** Two for each group, its middle and its points: every one after the one that it hangs on, and all that hang on it right behind it. */
  count: number;
  /** The node of the points of each group. */
  leafOf: Int32Array;
  groupOf: Int32Array;
  /** The node that each hangs on; −1 for the root. */
  parent: Int32Array;
  /** One past the last node that hangs on each. */
  end: Int32Array;
  /** From there and back. */
  edge: Float64Array;
}

/** Share of the whole way from the depot in what a group is hung on by: 0 makes the tree short, 1 all ways from the depot. Found by trying. */
const FROM_DEPOT = 0.3;

/** Points of a group that are tried as its middle. */
const TRIED = 64;

interface Middles {
  /** The point of each. */
  middle: Int32Array;
  /** From the points of a group to its middle, in the mean. */
  off: Float64Array;
}

/** The point of each group that is nearest to its others in sum, of the first some of them; the depot for the group about it. */
function middlesOf(distances: Distances, groupOf: Int32Array, groups: number): Middles {
  const between = distanceBetween(distances);
  const members = Array.from({ length: groups }, (): number[] => []);
  groupOf.forEach((group, point) => members[group]!.push(point));
  const off = new Float64Array(groups);
  const middle = Int32Array.from(members, (own, group) => {
    const sumTo = (point: number) => own.reduce((sum, other) => sum + between(point, other), 0);
    const candidates = group === 0 ? [distances.depot] : own.slice(0, TRIED);
    const sums = candidates.map(sumTo);
    const least = sums.indexOf(Math.min(...sums));
    off[group] = sums[least]! / own.length;
    return candidates[least]!;
  });
  return { middle, off };
}

export function treeOfPoints(distances: Distances): TreeOfPoints {
  const between = distanceBetween(distances);
  const groupOf = nearbyPoints(distances);
  const groups = groupOf.reduce((most, group) => Math.max(most, group), 0) + 1;
  const { middle, off } = middlesOf(distances, groupOf, groups);
  // Between the shortest tree (Prim) and all shortest ways (Dijkstra), as Alpert, Hu, Huang and Kahng (1993) do.
  const hungOn = new Int32Array(groups).fill(-1);
  const far = new Float64Array(groups);
  const key = new Float64Array(groups).fill(Infinity);
  const children = Array.from({ length: groups }, (): number[] => []);
  key[0] = 0;
  const open = new Set(key.keys());
  while (open.size > 0) {
    const next = [...open].reduce((one, other) => (key[other]! < key[one]! ? other : one));
    open.delete(next);
    if (hungOn[next]! >= 0) {
      far[next] = far[hungOn[next]!]! + between(middle[hungOn[next]!]!, middle[next]!);
      children[hungOn[next]!]!.push(next);
    }
    for (const other of open) {
      const length = between(middle[next]!, middle[other]!) + FROM_DEPOT * far[next]!;
      if (length >= key[other]!) continue;
      key[other] = length;
      hungOn[other] = next;
    }
  }
  const count = 2 * groups;
  const tree = {
    ...{ count, groupOf, leafOf: new Int32Array(groups), parent: new Int32Array(count), end: new Int32Array(count) },
    edge: new Float64Array(count),
  };
  let node = 0;
  const number = (group: number, parent: number): void => {
    const own = node++;
    tree.parent[own] = parent;
    tree.edge[own] = parent < 0 ? 0 : 2 * between(middle[hungOn[group]!]!, middle[group]!);
    const leaf = node++;
    tree.leafOf[group] = leaf;
    tree.parent[leaf] = own;
    tree.end[leaf] = node;
    tree.edge[leaf] = 2 * off[group]!;
    for (const child of children[group]!) number(child, own);
    tree.end[own] = node;
  };
  number(0, -1);
  return tree;
}
