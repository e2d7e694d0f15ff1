import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { ChartLink } from './chart-link';
import type { ChartFigures } from './chart-data';
import type { ChartWords } from './use-chart-words';

const useStyles = makeStyles({
  frame: {
    overflow: 'auto',
    boxSizing: 'border-box',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    position: 'sticky',
    top: 0,
    padding: '6px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  cell: {
    padding: '6px 8px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  figure: { textAlign: 'end', overflowWrap: 'normal' },
  link: {
    color: tokens.colorBrandForegroundLink,
    display: 'inline-block',
    minWidth: '24px',
    lineHeight: '24px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

export interface ChartTableProps {
  title: string;
  figures: ChartFigures;
  words: ChartWords;
  /** Pixels; a longer table scrolls. */
  height: number;
  onOpen?: (href: string) => void;
}

/** The figures of a chart as a table, in the drawing's order and with its links. */
export function ChartTable({ title, figures: { data, columns }, words, height, onOpen }: ChartTableProps) {
  const styles = useStyles();
  return (
    // Scrolled by the keyboard as well.

    <div className={styles.frame} style={{ height }} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {data.dimension}
            </th>
            {columns.map(({ name }, at) => (
              <th key={name} scope="col" className={mergeClasses(styles.head, styles.figure)}>
                {words.column(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((category, row) => (
            <tr key={category}>
              <th scope="row" className={styles.cell}>
                {words.category(row)}
              </th>
              {columns.map(({ name, hrefs }, at) => {
                const href = hrefs?.[row];
                return (
                  <td key={name} className={mergeClasses(styles.cell, styles.figure)}>
                    {href === undefined ? (
                      words.figure(row, at)
                    ) : (
                      <ChartLink to={href} onOpen={onOpen} className={styles.link}>
                        {words.figure(row, at)}
                      </ChartLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
