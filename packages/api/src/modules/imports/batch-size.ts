import type { CheckedBatch } from './reading-thread';
import { rowsWhere } from './merging/merge';

/** Time that one transaction may take: others wait for it on a database that has one connection. */
const TARGET_MS = 35;
const LEAST = 20;
const MOST = 1000;
/** A first guess that no machine is slow on. */
const FIRST = 100;
/** A batch that happened to be quick does not let the next one become much longer. */
const GROWS_BY = 1.5;

/** Number of rows of a file in one transaction, by the time of those before. */
export class BatchSize {
  private size = FIRST;

  constructor(private readonly most = MOST) {}

  get rows(): number {
    return this.size;
  }

  /** @param ms from the first statement to the commit */
  note(rows: number, ms: number): void {
    // A short rest of the file says little of a whole batch.
    if (rows * 2 < this.size && ms <= TARGET_MS) return;
    const fits = (rows * TARGET_MS) / Math.max(ms, 1);
    this.size = Math.round(Math.min(this.most, this.size * GROWS_BY, Math.max(LEAST, fits)));
  }
}

/**
 * Some of the rows that were read, in their order, each with those that were refused before it.
 * @param after rows up to this one are done already
 * @param size asked before each piece, which may change it
 */
export function* inPieces(
  { checked, refused }: CheckedBatch,
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
      checked: rowsWhere(checked, (index) => index >= from && index < to),
      refused: waiting.splice(0, count === -1 ? waiting.length : count),
    };
    from = to;
  }
}
