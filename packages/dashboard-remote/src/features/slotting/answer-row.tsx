import { makeStyles } from '@slotwise/shared/ui';
import { TableCell, TableRow } from '@slotwise/shared/ui/data';
import type { ReactNode } from 'react';

/** The frame of a table with answers: it may be wider than what is seen of it, and answers are not. */
export const useAnsweringStyles = makeStyles({
  table: { overflowX: 'auto', containerType: 'inline-size' },
});

const useStyles = makeStyles({
  row: { ':hover': { backgroundColor: 'transparent' } },
  cell: { height: 'auto', padding: 0 },
  inner: {
    position: 'sticky',
    insetInlineStart: 0,
    width: '100cqi',
    boxSizing: 'border-box',
    paddingBlock: '8px 16px',
    whiteSpace: 'normal',
  },
});

/** The answer to a question that was asked in the row above. @param columns of the table */
export function AnswerRow({ columns, children }: { columns: number; children: ReactNode }) {
  const styles = useStyles();
  return (
    <TableRow className={styles.row}>
      <TableCell colSpan={columns} className={styles.cell}>
        <div className={styles.inner}>{children}</div>
      </TableCell>
    </TableRow>
  );
}
