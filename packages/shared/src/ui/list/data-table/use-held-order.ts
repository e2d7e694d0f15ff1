import { useMemo, useRef, useState } from 'react';
import { heldOrder } from './row-order';
import type { HeldOrder } from './row-order';

export interface HoldOptions<Row> {
  held: boolean;
  /** Names the list; another sort or filter is another list, which nothing holds. */
  list: string;
  /** Rows that go once nothing is held. */
  isLeaving?: ((row: Row) => boolean) | undefined;
}

/** Rows as they may be drawn: while `held`, those that are shown keep their place. */
export function useHeldOrder<Row extends { id: string }>(
  all: readonly Row[],
  { held, list, isLeaving }: HoldOptions<Row>,
) {
  const shown = useRef<{ list: string; ids: readonly string[] }>({ list, ids: [] });
  const [released, setReleased] = useState<readonly Row[] | null>(null);
  const staying = useMemo(() => (isLeaving ? all.filter((row) => !isLeaving(row)) : all), [all, isLeaving]);
  const order = useMemo((): HeldOrder<Row> => {
    const isOther = shown.current.list !== list || shown.current.ids.length === 0;
    if (!held || isOther || released === all) return { rows: staying, waiting: 0 };
    if (staying === all) return heldOrder(shown.current.ids, all);
    // Those that leave keep their place as long as they are shown, and are not brought back.
    const before = new Set(shown.current.ids);
    const kept = new Set(staying);
    return heldOrder(
      shown.current.ids,
      all.filter((row) => kept.has(row) || before.has(row.id)),
    );
  }, [all, staying, held, list, released]);
  // The next order is held to the rows that are drawn now.
  shown.current = { list, ids: useMemo(() => order.rows.map(({ id }) => id), [order]) };
  return { ...order, release: () => setReleased(all) };
}
