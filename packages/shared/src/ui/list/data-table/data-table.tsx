import { Button, mergeClasses } from '@slotwise/shared/ui';
import { defaultRangeExtractor, elementOffset, elementRect, useVirtualizer } from '@slotwise/shared/ui/virtual';
import { sharedWords, useLocale } from '@slotwise/shared/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { ColumnMenu } from './column-menu';
import { DataRow } from './data-row';
import type { DataTableProps } from './data-table-props';
import { useDataTableStyles } from './data-table.styles';
import { isControl, isField } from './grid-stops';
import { HeaderRow } from './header-row';
import { PrintedTable } from './printed-table';
import { RowMenu } from './row-menu';
import { formatSort, nextSort } from './sorting';
import { isSelected } from './selection';
import { SelectionBar } from './selection-bar';
import { SkeletonRows } from './skeleton-rows';
import { SortMenu } from './sort-menu';
import { useGridFocus } from './use-grid-focus';
import { useHeldOrder } from './use-held-order';
import { usePointerHold } from './use-pointer-hold';
import { useRowHeight, useWidth } from './use-row-height';
import { usePrintRules } from '../../print/print-rules';
import { usePrinting } from '../../print/use-printing';
import { loadWords } from '../../print/words';
import { useRowLayout } from './use-row-layout';
import { useSelecting } from './use-selecting';

const OVERSCAN = 6;
const SKELETONS = 8;
/** Records that are left below when the next ones are asked for. */
const AHEAD = 20;
/** Px that the selection's bar may cover at the end. */
const BAR_HEIGHT = 64;

/** A grid of records that the server sorts, filters and pages; see SPEC.md. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, total, isPending = false, hasMore = false, onMore, end, empty } = props;
  const { sort = null, onSort, list = '', selection, onSelection, bulkActions = [], choices = {}, onChoices } = props;
  const styles = useDataTableStyles();
  const { t } = sharedWords.useWords();
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(ruler);
  const width = useWidth(frame);
  const [rowMenu, setRowMenu] = useState<{ row: Row; button: HTMLElement } | null>(null);
  const [columnMenu, setColumnMenu] = useState<{ id: string; button: HTMLElement } | null>(null);
  const [editing, setEditing] = useState(false);
  const printing = usePrinting();
  usePrintRules();
  const locale = useLocale();
  // Nothing can be waited for while the browser waits to print.
  useEffect(() => void loadWords(locale), [locale]);

  const loaded = useMemo(() => props.rows.map(({ id }) => id), [props.rows]);
  const selecting = useSelecting({
    ids: loaded,
    selection,
    onSelection,
    hasMore,
    isNarrowed: props.isNarrowed ?? false,
    total,
  });
  const pointer = usePointerHold();
  const held = editing || rowMenu !== null || selecting.count !== 0 || pointer.held;
  const { rows, waiting, release } = useHeldOrder(props.rows, {
    held,
    list: `${list} ${formatSort(sort)}`,
    isLeaving: props.isLeaving,
  });
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const check = (row: Row, withShift: boolean) => selecting.check(row.id, withShift, ids);
  const { layout, template, isNarrow, columnIds } = useRowLayout(props, {
    width,
    onCheck: selecting.isOn ? check : undefined,
    onMenu: (row, button) => setRowMenu({ row, button }),
  });
  const height = isNarrow ? (props.summaryHeight ?? 64) : rowHeight;

  const sortable = useMemo(() => columns.filter((one) => one.sortable), [columns]);
  const keep = useRef(-1);
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    // The same function as long as the rows are: another one has all of them measured again.
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    observeElementRect: elementRect,
    observeElementOffset: elementOffset,
    scrollPaddingStart: rowHeight,
    overscan: OVERSCAN,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      // The row with the focus keeps its element wherever it is.
      if (keep.current < 0 || keep.current >= range.count || drawn.includes(keep.current)) return drawn;
      return [...drawn, keep.current].sort((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  const { stop, ...focus } = useGridFocus({
    grid,
    ids,
    columns: columnIds,
    page: Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / height) - 1),
    scrollToRow: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  });
  keep.current = stop.row === '' ? -1 : ids.indexOf(stop.row);

  const drawn = virtualizer.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  const wantsMore = hasMore && !isPending && lastDrawn >= rows.length - AHEAD;
  useEffect(() => {
    if (wantsMore) onMore?.();
  }, [wantsMore, onMore, rows.length]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    if (selecting.isOn && !isField(target)) {
      const row = rows.find(({ id }) => id === stop.row);
      const isSpace = key === ' ' && (event.shiftKey || !isControl(target));
      if (isSpace && row) {
        event.preventDefault();
        check(row, false);
        return;
      }
      if (key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        selecting.checkAll(true);
        return;
      }
    }
    focus.onKeyDown(event);
  };
  const closeMenu = (button: HTMLElement | undefined, close: () => void) => {
    // The menu has no trigger that would take the focus back. Later, a dialog that an item opened may have it by then.
    button?.focus({ preventScroll: true });
    close();
  };
  const isEmpty = !isPending && rows.length === 0;
  const opened = columnMenu && layout.columns.find(({ column }) => column.id === columnMenu.id);
  return (
    <div className={mergeClasses(styles.root, props.className)}>
      {printing && (
        <PrintedTable
          label={label}
          columns={layout.columns}
          rows={rows}
          total={total}
          hasMore={hasMore || isPending}
          empty={empty}
        />
      )}
      {/* The screen's table stays as it is: it keeps its place of scrolling, and the focus. */}
      <div className={styles.stage}>
        <div ref={frame} className={styles.frame} style={{ '--table-columns': template } as CSSProperties}>
          <div ref={ruler} className={styles.ruler} aria-hidden="true" />
          <div
            ref={grid}
            role="grid"
            aria-label={label}
            aria-rowcount={hasMore || isPending ? (total === undefined ? -1 : total + 1) : rows.length + 1}
            aria-colcount={columnIds.length}
            aria-multiselectable={selecting.isOn || undefined}
            aria-busy={isPending}
            className={styles.grid}
            {...pointer.listeners}
            onKeyDown={onKeyDown}
            onFocus={(event) => {
              focus.onFocus(event);
              setEditing(isField(event.target));
            }}
            onBlur={(event) => {
              focus.onBlur(event);
              setEditing(isField(event.relatedTarget));
            }}
          >
            <HeaderRow
              layout={layout}
              sort={sort}
              choices={choices}
              checked={selecting.headerState}
              onCheckAll={selecting.isOn ? selecting.checkAll : undefined}
              onSort={onSort && ((id) => onSort(nextSort(sort, id, columns.find((one) => one.id === id)?.firstSort)))}
              order={
                onSort && sortable.length > 0 ? <SortMenu columns={sortable} sort={sort} onSort={onSort} /> : undefined
              }
              onChoices={onChoices}
              onMenu={(id, button) => setColumnMenu({ id, button })}
            />
            {isPending ? (
              <div role="rowgroup">
                <SkeletonRows
                  count={SKELETONS}
                  columns={isNarrow ? 1 : layout.columns.length}
                  hasCheck={selecting.isOn}
                  height={height}
                />
              </div>
            ) : (
              <div
                role="rowgroup"
                className={styles.body}
                style={{ height: virtualizer.getTotalSize() + (selecting.count === 0 ? 0 : BAR_HEIGHT) }}
              >
                {drawn.map(({ index, start }) => {
                  const row = rows[index];
                  return (
                    row && (
                      <DataRow
                        key={row.id}
                        row={row}
                        index={index}
                        top={start}
                        height={height}
                        selected={selecting.isOn && selection ? isSelected(selection, row.id) : undefined}
                        layout={layout}
                      />
                    )
                  );
                })}
              </div>
            )}
          </div>
          {isEmpty && <div className={styles.place}>{empty}</div>}
          {!isEmpty && end !== undefined && <div className={styles.below}>{end}</div>}
        </div>
        {selecting.count !== 0 && (
          <SelectionBar
            count={selecting.count}
            hidden={selecting.hidden}
            offerAll={selecting.offerAll}
            actions={bulkActions}
            isNarrow={width < 640}
            onClear={selecting.clear}
          />
        )}
      </div>
      {/* Below: above the rows it would push another one's action under the pointer that has just acted. */}
      {waiting > 0 && (
        <div className={styles.note} role="status">
          {t('table.waiting', { count: waiting })}
          <Button size="small" onClick={release}>
            {t('table.show-waiting')}
          </Button>
        </div>
      )}
      {rowMenu && (
        <RowMenu
          button={rowMenu.button}
          label={t('table.more', { name: props.nameOf(rowMenu.row) })}
          actions={props.rowActions?.(rows.find(({ id }) => id === rowMenu.row.id) ?? rowMenu.row) ?? []}
          onClose={() => closeMenu(rowMenu.button, () => setRowMenu(null))}
        />
      )}
      {opened && columnMenu && onChoices && (
        <ColumnMenu
          opened={{ placed: opened, button: columnMenu.button }}
          columns={columns}
          choices={choices}
          onChoices={onChoices}
          onSort={onSort}
          onClose={() => closeMenu(columnMenu.button, () => setColumnMenu(null))}
        />
      )}
    </div>
  );
}
