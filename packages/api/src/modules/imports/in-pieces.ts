import type { CheckedBatch } from './reading-thread';
import { rowsBetween } from './merging/merge';

/**
 * Some of the rows that were read, in their order, each with those that were refused before it.
 * @param after rows up to this one are done already
 * @param size asked before each piece, which may change it
 */
export function* inPieces(
  { checked, refused, rounded, cut }: CheckedBatch,
  after: number,
  size: () => number,
): Generator<CheckedBatch> {
  const waiting = refused.filter(({ row }) => row > after);
  let from = checked.rows.findIndex((row) => row > after);
  if (from === -1) from = checked.rows.length;
  while (from < checked.rows.length || waiting.length > 0) {
    const to = Math.min(checked.rows.length, from + size());
    const isLast = to === checked.rows.length;
    const end = isLast ? Infinity : (checked.rows[to - 1] ?? Infinity);
    const count = waiting.findIndex(({ row }) => row > end);
    yield {
      checked: rowsBetween(checked, from, to),
      refused: waiting.splice(0, count === -1 ? waiting.length : count),
      ...{ rounded, cut },
    };
    from = to;
  }
}
