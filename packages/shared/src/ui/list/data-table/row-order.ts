export interface HeldOrder<Row> {
  rows: readonly Row[];
  /** Number of rows that are new, or stand elsewhere, and wait. */
  waiting: number;
}

/**
 * Rows in the order in which they stood. Changed fields of a row are taken over, removed rows disappear, and rows that
 * are new or stand elsewhere wait.
 * @param shown ids of the rows as they are drawn now
 */
export function heldOrder<Row extends { id: string }>(shown: readonly string[], rows: readonly Row[]): HeldOrder<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = shown.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(shown);
  const last = kept.at(-1);
  // Those behind the last one that is shown moved nothing: they are the next page of the same list.
  const end = last ? rows.indexOf(last) : -1;
  const following = kept.every((row, at) => rows[at] === row)
    ? rows.slice(end + 1).filter((row) => !known.has(row.id))
    : [];
  const all = [...kept, ...following];
  return { rows: all, waiting: Math.max(0, rows.length - all.length) + displaced(all, rows) };
}

/**
 * Number of rows that stand elsewhere than they would, apart from being pushed by others: those outside the longest run
 * in order.
 */
function displaced<Row extends { id: string }>(drawn: readonly Row[], rows: readonly Row[]): number {
  const place = new Map(rows.map((row, at) => [row.id, at]));
  const tails: number[] = [];
  for (const { id } of drawn) {
    const at = place.get(id) ?? -1;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    tails[low] = at;
  }
  return drawn.length - tails.length;
}
