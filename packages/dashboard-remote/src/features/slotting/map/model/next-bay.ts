import type { Bay } from './bays';

/** A direction on the plan: to the right and to the back are positive. */
export type Direction = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];

/** Being beside the way counts so many times as much as being far: rows and columns are kept to. */
const ASIDE = 2;

/** The nearest bay in a direction; undefined where none lies there. */
export function nextBay(bays: readonly Bay[], from: Bay, [toX, toY]: Direction): Bay | undefined {
  let best: Bay | undefined;
  let least = Infinity;
  for (const bay of bays) {
    const [x, y] = [bay.x - from.x, bay.y - from.y];
    const ahead = x * toX + y * toY;
    const aside = Math.abs(x * toY) + Math.abs(y * toX);
    // Further aside than ahead, it lies in another direction.
    if (ahead <= 0 || aside > ahead) continue;
    if (ahead + aside * ASIDE < least) [best, least] = [bay, ahead + aside * ASIDE];
  }
  return best;
}
