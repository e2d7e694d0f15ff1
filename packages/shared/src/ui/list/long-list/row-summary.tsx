import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';

const clip = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    position: 'relative',
    alignSelf: 'stretch',
    minWidth: 0,
    flexGrow: 1,
    gap: '2px',
  },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minWidth: 0 },
  // A link or button that is the name takes every tap on the record: its own line would be too low for a finger.
  name: {
    ...clip,
    fontWeight: tokens.fontWeightSemibold,
    '& > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& > button::after': { content: '""', position: 'absolute', inset: 0 },
  },
  lines: { display: '-webkit-box', WebkitBoxOrient: 'vertical', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  quiet: { ...clip, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  // Its direction is its own, and its side that of the page.
  further: { alignSelf: 'flex-start', maxWidth: '100%' },
  figure: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  mark: { flexShrink: 0, whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200 },
});

export interface RowSummaryProps {
  /** The same link as the name has in a column, where the record has a page. */
  name: ReactNode;
  /** Number of lines that it may have: a sentence as a name does not fit into one. The table's `summaryHeight` has to have room for them. */
  nameLines?: number;
  figure?: ReactNode;
  detail: ReactNode;
  /** The same for the detail. */
  detailLines?: number;
  mark?: ReactNode;
  /** Further lines below. */
  further?: readonly string[];
  /** The same for each of them. */
  furtherLines?: number;
}

/** A record in one cell of two lines or more, for frames that are too narrow for columns. */
export function RowSummary({
  name,
  nameLines = 1,
  figure,
  detail,
  detailLines = 1,
  mark,
  further = [],
  furtherLines = 1,
}: RowSummaryProps) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span className={styles.line}>
        <span
          className={mergeClasses(styles.name, nameLines > 1 && styles.lines)}
          style={nameLines > 1 ? { WebkitLineClamp: nameLines } : undefined}
          dir="auto"
        >
          {name}
        </span>
        <span className={styles.figure}>{figure}</span>
      </span>
      <span className={styles.line}>
        <span
          className={mergeClasses(styles.quiet, detailLines > 1 && styles.lines)}
          style={detailLines > 1 ? { WebkitLineClamp: detailLines } : undefined}
          dir="auto"
        >
          {detail}
        </span>
        <span className={styles.mark}>{mark}</span>
      </span>
      {further.map((line) => (
        <span
          key={line}
          className={mergeClasses(styles.quiet, styles.further, furtherLines > 1 && styles.lines)}
          style={furtherLines > 1 ? { WebkitLineClamp: furtherLines } : undefined}
          dir="auto"
        >
          {line}
        </span>
      ))}
    </span>
  );
}
