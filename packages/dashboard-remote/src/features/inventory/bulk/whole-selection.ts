import { isSelected } from '@slotwise/shared/ui/table';
import type { Selection } from '@slotwise/shared/ui/table';

interface Page<Row> {
  items: readonly Row[];
  nextCursor: string | null;
}

/** Reads a list to its end, page by page. */
export async function* pagesOf<Row>(
  read: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  for (;;) {
    const { items, nextCursor } = await read(cursor);
    yield items;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

interface Selected<Row> {
  /** Those that are loaded. */
  rows: readonly Row[];
  /** Reads all that match, where they are more than are loaded. */
  readAll?: (signal: AbortSignal, onRead: (rows: number) => void) => Promise<readonly Row[]>;
}

/**
 * Records that are selected: with everything that matches, those that are not loaded too.
 * @param read one page of the list as it is narrowed and sorted
 */
export function wholeSelection<Row extends { id: string }>(
  selection: Selection,
  list: { items: readonly Row[]; hasMore: boolean },
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
): Selected<Row> {
  const those = (rows: readonly Row[]) => rows.filter(({ id }) => isSelected(selection, id));
  const rows = those(list.items);
  if (selection.kind === 'some' || !list.hasMore) return { rows };
  return {
    rows,
    readAll: async (signal, onRead) => {
      const all: Row[] = [];
      for await (const items of pagesOf((cursor) => read(cursor, signal))) {
        all.push(...those(items));
        onRead(all.length);
      }
      return all;
    },
  };
}
