import type { Permission, Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { ChevronRight16Regular } from '@slotwise/shared/ui/icons';
import { defaultRangeExtractor, elementOffset, elementRect, useVirtualizer } from '@slotwise/shared/ui/virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Columns } from './model/columns';
import { placeAfter } from './model/navigation';
import type { Place } from './model/navigation';
import { MatrixHead } from './matrix-head';
import { MatrixRow } from './matrix-row';
import { COLUMN, HEAD, rowHeaderWidth, useGridStyles } from './matrix.styles';
import { useWords } from '../../words';

interface MatrixGridProps {
  roles: readonly Role[];
  columns: Columns;
  held: ReadonlySet<string>;
  mayManage: boolean;
  onToggle: (role: Role, permission: Permission) => void;
  onExplain: (permission: Permission) => void;
}

const placeIn = (target: EventTarget): Place | null => {
  const text = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
  if (!text) return null;
  const [row = 0, column = 0] = text.split(':').map(Number);
  return { row, column };
};

/** The range in sight, and always the active line, which holds the focus. */
const withActive = (active: number) => (range: Parameters<typeof defaultRangeExtractor>[0]) => {
  const drawn = defaultRangeExtractor(range);
  return active < 0 || active >= range.count || drawn.includes(active)
    ? drawn
    : [...drawn, active].sort((a, b) => a - b);
};

/**
 * Roles and permissions as a grid of the WAI-ARIA pattern: one stop for Tab, arrows inside, Space toggles. Only the
 * cells in sight have elements, for any number of roles and permissions.
 */
export function MatrixGrid({ roles, columns, held, mayManage, onToggle, onExplain }: MatrixGridProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const styles = useGridStyles();
  const rowHeight = useReadable(platform.density) === 'compact' ? 32 : 40;
  const headerWidth = rowHeaderWidth(useReadable(platform.viewport).width);
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const focusNext = useRef(false);
  const { permissions, groups } = columns;
  const row = Math.min(active.row, roles.length - 1);
  const column = Math.min(active.column, permissions.length - 1);

  const common = {
    getScrollElement: () => frame.current,
    observeElementOffset: elementOffset,
    observeElementRect: elementRect,
    useFlushSync: false,
  };
  const rows = useVirtualizer<Element, Element>({
    ...common,
    count: roles.length,
    estimateSize: () => rowHeight,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    overscan: 3,
    rangeExtractor: useMemo(() => withActive(row), [row]),
  });
  const across = useVirtualizer<Element, Element>({
    ...common,
    horizontal: true,
    count: permissions.length,
    estimateSize: () => COLUMN,
    scrollMargin: headerWidth,
    scrollPaddingStart: headerWidth,
    overscan: 1,
    rangeExtractor: useMemo(() => withActive(column), [column]),
  });
  // Row heights follow the density, the heading's width that of the window.
  useEffect(() => rows.measure(), [rows, rowHeight]);

  const drawnColumns = across.getVirtualItems();
  const drawnKey = drawnColumns.map(({ index }) => index).join(' ');
  const shown = useMemo(() => {
    const starts = new Set(groups.map(({ start }) => start));
    return drawnKey
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .flatMap((index) => {
        const permission = permissions[index];
        return permission
          ? { permission, index, left: headerWidth + index * COLUMN, startsGroup: starts.has(index) }
          : [];
      });
  }, [drawnKey, permissions, groups, headerWidth]);

  useLayoutEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`)?.focus({ preventScroll: true });
  }, [row, column]);

  const go = (place: Place) => {
    focusNext.current = true;
    setActive(place);
    if (place.row >= 0) rows.scrollToIndex(place.row);
    if (place.column >= 0) across.scrollToIndex(place.column);
    else frame.current?.scrollTo?.({ left: 0 });
  };

  const toggle = (place: Place | null) => {
    const role = place && roles[place.row];
    const permission = place && permissions[place.column];
    if (role && permission) onToggle(role, permission);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    const isCell = row >= 0 && column >= 0;
    if (isCell && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      toggle({ row, column });
      return;
    }
    const page = Math.max(1, Math.floor(((frame.current?.clientHeight ?? 0) - HEAD) / rowHeight) - 1);
    const next = placeAfter({ row, column }, event, { rows: roles.length, columns: permissions.length, page });
    if (!next) return;
    event.preventDefault();
    if (next.row !== row || next.column !== column) go(next);
  };
  const whole = HEAD + rows.getTotalSize() + 20;
  const width = headerWidth + permissions.length * COLUMN;
  const inSight = (across.scrollOffset ?? 0) + (across.scrollRect?.width ?? 0) - headerWidth;
  // Without a layout nothing is known of what is in sight.
  const rest = inSight > 0 ? Math.max(0, permissions.length - Math.floor(inSight / COLUMN)) : 0;
  return (
    // With few roles no taller than they need: the last row, and a scroll bar below it.
    <div className={styles.place} style={{ maxHeight: whole, minHeight: Math.min(whole, 320) }}>
      <div
        ref={frame}
        role="grid"
        aria-label={t('matrix.label')}
        aria-rowcount={roles.length + 2}
        aria-colcount={permissions.length + 1}
        className={styles.frame}
        onKeyDown={onKeyDown}
        onFocus={(event: FocusEvent) => {
          const place = placeIn(event.target);
          if (place) setActive(place);
        }}
        onClick={(event: MouseEvent) => toggle(placeIn(event.target))}
      >
        <MatrixHead
          groups={groups}
          columns={shown}
          width={width}
          headerWidth={headerWidth}
          held={held}
          mayManage={mayManage}
          active={row === -1 ? column : null}
          marked={column}
          onExplain={onExplain}
        />
        <div role="rowgroup" className={styles.body} style={{ width, height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const role = roles[index];
            return (
              role && (
                <MatrixRow
                  key={role.id}
                  role={role}
                  row={index}
                  top={start - HEAD}
                  width={width}
                  headerWidth={headerWidth}
                  columns={shown}
                  total={permissions.length}
                  held={held}
                  mayManage={mayManage}
                  active={index === row ? column : null}
                />
              )
            );
          })}
        </div>
      </div>
      {rest > 0 && (
        <div className={styles.more} aria-hidden="true">
          <Button
            className={styles.on}
            size="small"
            icon={<ChevronRight16Regular />}
            tabIndex={-1}
            title={t('matrix.more', { count: rest })}
            onClick={() => frame.current?.scrollBy({ left: frame.current.clientWidth - headerWidth - COLUMN })}
          />
        </div>
      )}
    </div>
  );
}
