import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { targetOf } from './grid-keys';
import { cellOf, controlsOf, isField, rowsOf, stopAt, stopsOf } from './grid-stops';
import type { Stop } from './grid-stops';

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>;
  /** Ids of all rows, drawn or not, in their order. */
  ids: readonly string[];
  /** Ids of the columns as they are drawn. */
  columns: readonly string[];
  /** Whole rows in sight at once. */
  page: number;
  scrollToRow: (index: number) => void;
}

/** The one stop of the Tab key in a grid, and how keys move it. */
export function useGridFocus({ grid, ids, columns, page, scrollToRow }: GridFocusOptions) {
  const [stop, setStop] = useState<Stop>({ row: '', column: columns[0] ?? '', nth: 0 });
  /** The focus goes to the stop with the next drawing: its row may not have an element yet. */
  const wanted = useRef(false);
  const isInside = useRef(false);
  const lastIndex = useRef(-1);

  // A row that is gone hands its place to the one that follows it, a column to the first.
  const index = stop.row === '' ? -1 : ids.indexOf(stop.row);
  const isGone = stop.row !== '' && index < 0;
  if (!isGone) lastIndex.current = index;
  const heir = ids[Math.min(lastIndex.current, ids.length - 1)] ?? '';
  const here: Stop = {
    row: isGone ? heir : stop.row,
    column: columns.includes(stop.column) ? stop.column : (columns[0] ?? ''),
    nth: stop.nth,
  };

  // After each drawing: rows come and go, and the contents of their cells change.
  useLayoutEffect(() => {
    const root = grid.current;
    if (!root) return;
    const target = cellOf(root, here.row, here.column) ?? cellOf(root, '', here.column);
    for (const row of rowsOf(root)) {
      for (const cell of row.querySelectorAll<HTMLElement>('[data-column]')) {
        cell.tabIndex = -1;
        for (const control of controlsOf(cell)) if (control !== root.ownerDocument.activeElement) control.tabIndex = -1;
      }
    }
    if (!target) return;
    const stops = stopsOf(target);
    const element = stops[Math.min(here.nth, stops.length - 1)] ?? target;
    element.tabIndex = 0;
    const { activeElement, body } = root.ownerDocument;
    const isLost = isInside.current && isGone && (activeElement === body || activeElement === null);
    if (!wanted.current && !isLost) return;
    wanted.current = false;
    element.focus({ preventScroll: true });
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const go = (next: Stop) => {
    wanted.current = true;
    const at = ids.indexOf(next.row);
    if (at >= 0) scrollToRow(at);
    setStop({ ...next });
  };

  /** Left and right go through the controls of a cell before they leave it. */
  const withinCell = (event: KeyboardEvent, isRightToLeft: boolean): boolean => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    if (!cell) return false;
    const nth = here.nth + ((event.key === 'ArrowRight') !== isRightToLeft ? 1 : -1);
    if (nth < 0 || nth >= stopsOf(cell).length) return false;
    go({ ...here, nth });
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey) return;
    const { target } = event;
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    if (isField(target)) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cell?.focus();
      return;
    }
    const field = cell === target ? controlsOf(cell).find(isField) : undefined;
    if (field && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault();
      field.focus();
      return;
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (withinCell(event, isRightToLeft)) {
      event.preventDefault();
      return;
    }
    const from = { row: here.row === '' ? -1 : ids.indexOf(here.row), column: columns.indexOf(here.column) };
    const size = { rows: ids.length, columns: columns.length, page, isRightToLeft };
    const to = targetOf(event, from, size);
    if (!to) return;
    event.preventDefault();
    const isBack = to.row === from.row && to.column < from.column;
    go({ row: ids[to.row] ?? '', column: columns[to.column] ?? '', nth: isBack ? Infinity : 0 });
  };

  const onFocus = (event: FocusEvent) => {
    isInside.current = true;
    const next = stopAt(event.target);
    if (next && (next.row !== stop.row || next.column !== stop.column || next.nth !== stop.nth)) setStop(next);
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    // Nowhere: the window was left, or the element is gone, and the next drawing finds it a successor.
    if (to instanceof Node && !event.currentTarget.contains(to)) isInside.current = false;
  };

  return { stop: here, onKeyDown, onFocus, onBlur };
}
