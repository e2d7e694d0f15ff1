import { makeStyles, mergeClasses } from '@slotwise/shared/ui';
import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useImperativeHandle, useState } from 'react';
import { usePrinting } from '../../print/use-printing';
import type { ComponentPropsWithoutRef, FocusEvent, ReactNode, Ref } from 'react';
import { elementOffset, elementRect } from './scroll-frame';
import { useScrollFrame } from './use-scroll-frame';

const useStyles = makeStyles({
  list: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    margin: 0,
    paddingInline: 0,
    listStyleType: 'none',
    // The list itself corrects for rows that turn out taller than they were estimated.
    overflowAnchor: 'none',
  },
  item: { minWidth: 0 },
  outOfSight: { position: 'absolute' },
});

export interface VirtualListHandle {
  /** Brings an item into sight; false if the list has none with this id. */
  scrollTo(id: string): boolean;
}

export interface VirtualListProps<T extends { id: string }> extends Omit<
  ComponentPropsWithoutRef<'ul'>,
  'children' | 'onFocus' | 'onBlur'
> {
  /** Each id once. */
  items: readonly T[];
  /** Draws one item. Called on every scroll: give it a component that is `memo`. */
  children: (item: T, index: number) => ReactNode;
  /** Height of an item in px before it has been drawn and measured. */
  estimate: number;
  /** Items in one row. */
  columns?: number;
  /** Between items, in px, both ways. */
  gap?: number;
  /** Rows drawn beyond each visible edge. */
  overscan?: number;
  /** Id of an item that stays drawn when it is out of sight: one that is being dragged must not lose its element. */
  keep?: string | null;
  /** Called when the end of the loaded rows comes into sight. */
  onEnd?: (() => void) | undefined;
  itemProps?: (item: T, index: number) => ComponentPropsWithoutRef<'li'>;
  handle?: Ref<VirtualListHandle>;
}

const rowOf = (index: number, columns: number) => Math.floor(index / columns);

/**
 * A list of which only what is in sight has elements, however long it is. It scrolls with its nearest scrolling
 * ancestor and measures its rows, which may differ in height. The item with the focus stays drawn wherever it is.
 */
export function VirtualList<T extends { id: string }>(props: VirtualListProps<T>) {
  const {
    items,
    children,
    estimate,
    columns = 1,
    gap = 0,
    overscan = 2,
    keep,
    onEnd,
    itemProps,
    handle,
    ...rest
  } = props;
  const styles = useStyles();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const { frame, margin, covered } = useScrollFrame(list);
  const [focused, setFocused] = useState<string | null>(null);
  const rows = Math.ceil(items.length / columns);
  const virtualizer = useVirtualizer<Element, HTMLLIElement>({
    count: rows,
    getScrollElement: () => frame,
    estimateSize: () => estimate,
    // A size belongs to the items in the row, not to its place: filtering moves rows.
    getItemKey: useCallback((row: number) => items[row * columns]?.id ?? row, [items, columns]),
    // Without a layout everything would be zero high, and all rows in sight.
    measureElement: (...measured) => measureElement(...measured) || estimate,
    observeElementRect: elementRect,
    observeElementOffset: elementOffset,
    scrollMargin: margin,
    scrollPaddingStart: covered,
    gap,
    overscan,
    useFlushSync: false,
  });

  useImperativeHandle(handle, () => ({
    scrollTo(id) {
      const index = items.findIndex((item) => item.id === id);
      const row = rowOf(index, columns);
      // Of one that is higher than what is in sight the beginning is shown.
      const isHigh = (virtualizer.measurementsCache[row]?.size ?? 0) > (frame?.clientHeight ?? Infinity) - covered;
      if (index >= 0) virtualizer.scrollToIndex(row, { align: isHigh ? 'start' : 'auto' });
      return index >= 0;
    },
  }));

  const drawn = virtualizer.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const isAtEnd = (last?.index ?? 0) >= rows - 1;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd, rows]);
  const printing = usePrinting();
  const from = first && !printing ? first.index * columns : 0;
  const to = printing ? items.length : last ? (last.index + 1) * columns : 0;
  const shown = items.slice(from, to).map((item, at) => ({ item, index: from + at }));
  for (const id of new Set([focused, keep])) {
    const index = id == null ? -1 : items.findIndex((item) => item.id === id);
    const item = items[index];
    if (item && index < from) shown.unshift({ item, index });
    if (item && index >= to) shown.push({ item, index });
  }

  const placeOf = (row: number, column: number) => ({
    top: (virtualizer.measurementsCache[row]?.start ?? margin) - margin,
    left: `${(column * 100) / columns}%`,
    width: `${100 / columns}%`,
  });
  const style = {
    ...rest.style,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: `${gap}px`,
    // On paper all of them have elements.
    ...(!printing && {
      paddingTop: first ? first.start - margin : 0,
      paddingBottom: last ? virtualizer.getTotalSize() - (last.end - margin) : virtualizer.getTotalSize(),
    }),
  };
  return (
    // Safari takes the list's role away with its bullets.
    <ul
      role="list"
      {...rest}
      data-printed={printing ? 'list' : undefined}
      ref={setList}
      className={mergeClasses(styles.list, rest.className)}
      style={style}
      onFocus={(event: FocusEvent) => setFocused(event.target.closest('li[data-id]')?.getAttribute('data-id') ?? null)}
      onBlur={() => setFocused(null)}
    >
      {shown.map(({ item, index }) => {
        const row = rowOf(index, columns);
        const inSight = index >= from && index < to;
        const own = itemProps?.(item, index);
        return (
          <li
            {...own}
            key={item.id}
            ref={inSight && index % columns === 0 ? virtualizer.measureElement : undefined}
            data-id={item.id}
            data-index={row}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={mergeClasses(styles.item, !inSight && styles.outOfSight, own?.className)}
            style={inSight ? own?.style : { ...own?.style, ...placeOf(row, index % columns) }}
          >
            {children(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
