import { Button, mergeClasses } from '@slotwise/shared/ui';
import { Checkbox } from '@slotwise/shared/ui/forms';
import { sharedWords } from '@slotwise/shared/words';
import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { MoreHorizontal16Regular } from '../../icons';
import { CHECK_WIDTH, cellPlace, LAST_TRACK } from './cell-place';
import type { PlacedColumn } from './columns';
import { useDataTableStyles } from './data-table.styles';
import type { RowAction } from './row-action';

/** Ids of the cells beside the columns. */
export const CHECK = ' check';
export const ACTIONS = ' actions';
export const SUMMARY = ' summary';

/** Layout that all rows of one table share; the same object as long as nothing in it changed. */
export interface RowLayout<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** The record in one cell, if there is no room for columns. */
  summary: ((row: Row) => ReactNode) | null;
  nameOf: (row: Row) => string;
  /** Px of the actions at the row's end; 0 without any. */
  actionsWidth: number;
  /** Columns scroll under the actions. */
  hasUnder: boolean;
  actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
  onCheck: ((row: Row, withShift: boolean) => void) | undefined;
  onMenu: (row: Row, button: HTMLElement) => void;
}

interface DataRowProps<Row> {
  row: Row;
  index: number;
  top: number;
  height: number;
  /** Undefined where nothing can be selected. */
  selected: boolean | undefined;
  layout: RowLayout<Row>;
}

function DrawnRow<Row extends { id: string }>({ row, index, top, height, selected, layout }: DataRowProps<Row>) {
  const styles = useDataTableStyles();
  const { t } = sharedWords.useWords();
  const { columns, summary, nameOf, actionsOf, actionsWidth, hasUnder, onCheck } = layout;
  const name = nameOf(row);
  const first = onCheck ? 2 : 1;
  const before = onCheck ? CHECK_WIDTH : 0;
  return (
    <div
      role="row"
      data-row={row.id}
      // The header is the first row.
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={mergeClasses(styles.row, styles.dataRow, selected && styles.selected)}
      style={{ top, height }}
    >
      {onCheck && (
        <div
          role="gridcell"
          data-column={CHECK}
          data-holds=""
          aria-colindex={1}
          className={mergeClasses(styles.cell, styles.check)}
        >
          <Checkbox
            aria-label={t('table.select-row', { name })}
            checked={selected}
            onChange={(event) => onCheck(row, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
          />
        </div>
      )}
      {summary && (
        <div role="rowheader" data-column={SUMMARY} aria-colindex={first} className={styles.cell}>
          {summary(row)}
        </div>
      )}
      {!summary &&
        columns.map((placed, at) => {
          const { column, pin, isEdge, names } = placed;
          const content = column.cell(row);
          return (
            <div
              key={column.id}
              role={names ? 'rowheader' : 'gridcell'}
              data-column={column.id}
              data-holds={column.acts ? '' : undefined}
              data-acts={column.acts ? '' : undefined}
              aria-colindex={first + at}
              className={mergeClasses(
                styles.cell,
                names && styles.names,
                column.align === 'end' && styles.end,
                pin !== null && styles.pinned,
                isEdge && (pin === 'start' ? styles.edgeStart : styles.edgeEnd),
              )}
              style={cellPlace(placed, before, actionsWidth)}
            >
              {typeof content === 'string' || typeof content === 'number' ? (
                <span className={column.wraps ? styles.wrapped : styles.text} title={String(content)} dir="auto">
                  {content}
                </span>
              ) : (
                content
              )}
            </div>
          );
        })}
      {actionsOf && (
        <div
          role="gridcell"
          data-column={ACTIONS}
          data-holds=""
          data-acts=""
          aria-colindex={first + (summary ? 1 : columns.length)}
          className={mergeClasses(styles.cell, styles.actions, hasUnder && styles.edgeEnd)}
          style={{ gridColumn: LAST_TRACK }}
        >
          <RowActions row={row} name={name} layout={layout} />
        </div>
      )}
    </div>
  );
}

function RowActions<Row>({ row, name, layout }: { row: Row; name: string; layout: RowLayout<Row> }) {
  const { t } = sharedWords.useWords();
  const actions = layout.actionsOf?.(row) ?? [];
  if (actions.length === 0) return null;
  const quick = layout.summary ? [] : actions.filter((action) => action.quick && action.icon && action.onClick);
  return (
    <>
      {quick.map(({ key, label, icon, disabled, onClick }) => (
        <Button
          key={key}
          data-quick=""
          size="small"
          appearance="subtle"
          icon={icon}
          title={disabled ? `${label}: ${disabled}` : label}
          aria-label={t('table.action-on', { action: label, name })}
          disabledFocusable={Boolean(disabled)}
          onClick={onClick}
        />
      ))}
      <Button
        size="small"
        appearance="subtle"
        icon={<MoreHorizontal16Regular />}
        aria-label={t('table.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => layout.onMenu(row, event.currentTarget)}
      />
    </>
  );
}

/** One record. Drawn anew only when something of it changed: scrolling draws a table sixty times a second. */
export const DataRow = memo(DrawnRow) as typeof DrawnRow;
