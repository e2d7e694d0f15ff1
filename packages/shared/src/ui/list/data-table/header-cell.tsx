import { Button, mergeClasses } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import type { PointerEvent } from 'react';
import { ArrowDown16Regular, ArrowUp16Regular, MoreVertical16Regular } from '../../icons';
import { cellPlace } from './cell-place';
import { widthOf } from './columns';
import type { ColumnChoices, PlacedColumn } from './columns';
import { useDataTableStyles, useHeaderStyles } from './data-table.styles';
import type { Sort } from './sorting';

interface HeaderCellProps<Row> {
  placed: PlacedColumn<Row>;
  index: number;
  sort: Sort | null;
  choices: ColumnChoices;
  /** Px at the edges, before and after the columns. */
  before: number;
  after: number;
  onSort: ((id: string) => void) | undefined;
  onResize: ((id: string, width: number) => void) | undefined;
  /** Opens the column's menu beside its button. */
  onMenu: ((id: string, button: HTMLElement) => void) | undefined;
}

export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { placed, index, sort, choices, before, after, onSort, onResize, onMenu } = props;
  const table = useDataTableStyles();
  const styles = useHeaderStyles();
  const { t } = sharedWords.useWords();
  const { column } = placed;
  const isSorted = sort?.column === column.id;
  const canSort = Boolean(onSort && column.sortable);
  const place = cellPlace(placed, before, after);

  const startResizing = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const forward = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
    const [from, width] = [event.clientX, handle.parentElement?.offsetWidth ?? widthOf(column, choices)];
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => onResize?.(column.id, width + forward * (moved.clientX - from));
    const end = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };

  const content = (
    <>
      <span className={styles.text}>{column.header}</span>
      {isSorted && (
        <span className={styles.icon} aria-hidden="true">
          {sort.direction === 'ascending' ? <ArrowUp16Regular /> : <ArrowDown16Regular />}
        </span>
      )}
    </>
  );
  const look = mergeClasses(styles.label, canSort && styles.sortable, column.align === 'end' && styles.labelEnd);
  return (
    <div
      role="columnheader"
      data-column={column.id}
      aria-colindex={index}
      aria-sort={isSorted ? sort.direction : undefined}
      className={mergeClasses(
        table.cell,
        styles.cell,
        placed.pin !== null && table.pinned,
        placed.isEdge && (placed.pin === 'start' ? table.edgeStart : table.edgeEnd),
      )}
      style={place}
      onKeyDown={(event) => {
        if (!onMenu || !event.altKey || event.key !== 'ArrowDown') return;
        event.preventDefault();
        onMenu(column.id, event.currentTarget);
      }}
    >
      {canSort ? (
        <button type="button" className={look} onClick={() => onSort?.(column.id)}>
          {content}
        </button>
      ) : (
        <span className={look}>{content}</span>
      )}
      {onMenu && (
        <Button
          appearance="transparent"
          size="small"
          className={styles.menu}
          icon={<MoreVertical16Regular />}
          aria-label={t('table.column-options', { column: column.header })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(column.id, event.currentTarget)}
        />
      )}
      {onResize && <span className={styles.handle} onPointerDown={startResizing} aria-hidden="true" />}
    </div>
  );
}
