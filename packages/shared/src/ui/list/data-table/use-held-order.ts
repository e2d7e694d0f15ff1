import { useMemo, useRef, useState } from 'react';
import { heldOrder } from './row-order';
import type { HeldOrder } from './row-order';

/**
 * Rows as they may be drawn: while `held`, those that are shown keep their place.
 * @param list names the list; another sort or filter is another list, which nothing holds
 */
export function useHeldOrder<Row extends { id: string }>(rows: readonly Row[], held: boolean, list: string) {
  const shown = useRef<{ list: string; ids: readonly string[] }>({ list, ids: [] });
  const [released, setReleased] = useState<readonly Row[] | null>(null);
  const order = useMemo((): HeldOrder<Row> => {
    const isOther = shown.current.list !== list || shown.current.ids.length === 0;
    if (!held || isOther || released === rows) return { rows, waiting: 0 };
    return heldOrder(shown.current.ids, rows);
  }, [rows, held, list, released]);
  // What is drawn now is what the next order is held to.
  shown.current = { list, ids: useMemo(() => order.rows.map(({ id }) => id), [order]) };
  return { ...order, release: () => setReleased(rows) };
}
