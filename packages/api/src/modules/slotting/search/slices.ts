import type { Period } from '../input/problem-of';
import type { RunInput } from '../input/run-input';

/** Part of the orders that are seen, the latest ones, on which plans from those before are tried. */
const TRIED_ON = 0.2;

/** Orders that plans are made from, and those that they are tried on. */
export function slicesOf({ cut }: RunInput): { fit: Period; trial: Period } {
  const from = Math.max(1, cut - Math.max(1, Math.round(cut * TRIED_ON)));
  return { fit: { from: 0, until: from }, trial: { from: Math.min(from, cut - 1), until: cut } };
}
