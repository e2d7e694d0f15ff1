import type { ReactNode } from 'react';
import type { Column, ColumnChoices } from './columns';
import type { RowAction } from './row-action';
import type { Selection } from './selection';
import type { Sort } from './sorting';

export interface DataTableProps<Row extends { id: string }> {
  /** Names the table: "Locations". */
  label: string;
  columns: readonly Column<Row>[];
  /** In the order in which they are to be drawn; each id once. */
  rows: readonly Row[];
  /** It no longer belongs here: it stays in its place while somebody works with the rows, and then goes. */
  isLeaving?: (row: Row) => boolean;
  /** Name of a record for people: in "Select …" and "More about …". */
  nameOf: (row: Row) => string;
  /** Of all that match, loaded or not; undefined if nobody has counted them. */
  total?: number;
  /** Before the first records arrive. */
  isPending?: boolean;
  hasMore?: boolean;
  /** Called when the end of the loaded rows comes into sight. */
  onMore?: () => void;
  /** Below the last record: the reason why no more could be loaded, and advice. */
  end?: ReactNode;
  /** In the place of records where there are none. */
  empty?: ReactNode;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Names what is listed: another filter is another list, in which no order is held. */
  list?: string;
  /** A filter or a search keeps rows from this list: selected ones that are not in it stay selected. */
  isNarrowed?: boolean;
  selection?: Selection;
  onSelection?: (selection: Selection) => void;
  /** Actions on all selected records. */
  bulkActions?: readonly RowAction[];
  /** Actions on one record. */
  rowActions?: (row: Row) => readonly RowAction[];
  choices?: ColumnChoices;
  onChoices?: (choices: ColumnChoices) => void;
  /** Most buttons that a row has beside "More": no room is kept for more of them. */
  quickActions?: number;
  /** A record in one cell, for frames that are too narrow for columns. */
  summary?: (row: Row) => ReactNode;
  /** Height of a summary, in px. */
  summaryHeight?: number;
  className?: string;
}
