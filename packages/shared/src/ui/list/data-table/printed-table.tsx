import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { useFormats, useLocale } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { listLine } from '../../print/list-line';
import type { PlacedColumn } from './columns';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '9pt', lineHeight: '12pt' },
  line: { captionSide: 'top', textAlign: 'start', paddingBlockEnd: '8px', color: tokens.colorNeutralForeground2 },
  row: { breakInside: 'avoid' },
  cell: {
    padding: '3px 6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    whiteSpace: 'normal',
    // The paper shows texts whole that a screen cuts off: nobody can point at them there.
    '& *': { whiteSpace: 'inherit', overflow: 'visible', maxWidth: 'none', WebkitLineClamp: 'none' },
    // Controls that are no text can do nothing there.
    '& button:not(:has(span)):not(:has(div)):not(:has(bdi)), & input': { display: 'none' },
    '& button': {
      padding: 0,
      border: 0,
      minWidth: 0,
      backgroundColor: 'transparent',
      color: 'inherit',
      font: 'inherit',
    },
  },
  head: { borderBottom: `2px solid ${tokens.colorNeutralStroke1}`, fontWeight: tokens.fontWeightSemibold },
  names: { fontWeight: tokens.fontWeightSemibold },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

interface PrintedTableProps<Row> {
  label: string;
  columns: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  /** Of all that match; undefined if nobody has counted them. */
  total: number | undefined;
  hasMore: boolean;
  empty: ReactNode;
}

/** A table as paper takes it: all rows that are loaded, its headers on each page, and what it says of itself above. */
export function PrintedTable<Row extends { id: string }>(props: PrintedTableProps<Row>) {
  const { label, rows, total, hasMore, empty } = props;
  const columns = props.columns.filter(({ column }) => !column.acts);
  const styles = useStyles();
  const locale = useLocale();
  const at = useFormats().date(new Date(), { dateStyle: 'medium', timeStyle: 'short' });
  const line = listLine(locale, { label, count: rows.length, total, hasMore, at });
  const end = (placed: PlacedColumn<Row>) => placed.column.align === 'end' && styles.end;
  return (
    <div data-printed="table">
      <table className={styles.table}>
        <caption className={styles.line}>{line}</caption>
        <thead>
          <tr>
            {columns.map((placed) => (
              <th key={placed.column.id} scope="col" className={mergeClasses(styles.cell, styles.head, end(placed))}>
                {placed.column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {columns.map((placed) => (
                <td
                  key={placed.column.id}
                  className={mergeClasses(styles.cell, placed.names && styles.names, end(placed))}
                >
                  {placed.column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}
