import { aisleX, bayY, crossY, depot, type Location, type Point } from './warehouse';

/**
 * One picker's way through an order by the S-shape rule: every aisle that holds a pick is walked whole, in turn; with
 * an odd number of them the last is entered and left from the front. The corners of the route, from depot to depot.
 */
export function sShapeTour(picks: readonly Pick<Location, 'aisle' | 'bay'>[]): Point[] {
  const visited = [...new Set(picks.map((pick) => pick.aisle))].sort((a, b) => a - b);
  const corners: Point[] = [depot];
  visited.forEach((aisle, index) => {
    const x = aisleX(aisle);
    const upward = index % 2 === 0;
    corners.push({ x, y: upward ? crossY.front : crossY.back });
    if (upward && index === visited.length - 1) {
      const deepest = Math.max(...picks.filter((pick) => pick.aisle === aisle).map((pick) => pick.bay));
      corners.push({ x, y: bayY(deepest) }, { x, y: crossY.front });
    } else {
      corners.push({ x, y: upward ? crossY.back : crossY.front });
    }
  });
  corners.push(depot);
  return corners;
}

/** Length of a route whose legs run along the axes, in the plan's metres. */
export function lengthOf(corners: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < corners.length; i++) {
    const [from, to] = [corners[i - 1], corners[i]];
    if (from && to) length += Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  }
  return length;
}
