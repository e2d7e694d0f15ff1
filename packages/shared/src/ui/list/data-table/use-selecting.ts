import { useEffect, useMemo, useRef } from 'react';
import {
  countOf,
  EVERYTHING_SELECTED,
  headerState,
  hiddenOf,
  isEmpty,
  NOTHING_SELECTED,
  toggledRange,
  withoutGone,
  withRows,
} from './selection';
import type { Selection } from './selection';

interface SelectingOptions {
  /** Ids of all that is loaded. */
  ids: readonly string[];
  selection: Selection | undefined;
  onSelection: ((selection: Selection) => void) | undefined;
  hasMore: boolean;
  /** A filter keeps rows from the list: one that is not in it may still be there. */
  isNarrowed: boolean;
  total: number | undefined;
}

/** Selection of a table's rows; empty if the table has no selection. */
export function useSelecting(options: SelectingOptions) {
  const { ids, selection = NOTHING_SELECTED, onSelection, hasMore, isNarrowed, total } = options;
  /** The row that was clicked last: the other end of the range that a click with Shift selects. */
  const anchor = useRef<string | null>(null);
  const isOn = onSelection !== undefined;

  // A removed row cannot be selected; in a list that is not all loaded, or not all shown, nobody knows which are removed.
  const left = useMemo(
    () => (hasMore || isNarrowed || isEmpty(selection) ? selection : withoutGone(selection, new Set(ids))),
    [hasMore, isNarrowed, selection, ids],
  );
  useEffect(() => {
    if (left !== selection) onSelection?.(left);
  }, [left, selection, onSelection]);

  const checked = useMemo(() => (isEmpty(left) ? false : headerState(left, ids)), [left, ids]);
  const areAllLoaded = checked === true && left.kind === 'some' && hasMore;
  return {
    isOn,
    /** Undefined: everything that matches, which nobody has counted. */
    count: isOn ? countOf(left, total ?? (hasMore ? undefined : ids.length)) : 0,
    /** Selected ones that are not among the rows: they were shown before another filter or search. */
    hidden: useMemo(() => hiddenOf(left, ids), [left, ids]),
    headerState: checked,
    /** @param order ids of the rows as they are drawn */
    check: (id: string, withShift: boolean, order: readonly string[]) => {
      onSelection?.(toggledRange(left, order, withShift ? anchor.current : null, id));
      anchor.current = id;
    },
    checkAll: (on: boolean) => onSelection?.(on || left.kind === 'some' ? withRows(left, ids, on) : NOTHING_SELECTED),
    offerAll: areAllLoaded ? { total, onSelect: () => onSelection?.(EVERYTHING_SELECTED) } : undefined,
    clear: () => onSelection?.(NOTHING_SELECTED),
  };
}
