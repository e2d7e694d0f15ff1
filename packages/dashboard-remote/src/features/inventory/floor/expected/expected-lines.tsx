import type { ReceiptLine } from '@slotwise/contract';
import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { useWords } from '../words';

const SHOWN = 50;
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    paddingBlock: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  code: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  figures: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    flexShrink: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  unbooked: { color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200 },
  over: { color: tokens.colorStatusWarningForeground3 },
});

interface ExpectedLinesProps {
  lines: readonly ReceiptLine[];
  /** Pieces of a line that were scanned, or wait to be sent. */
  hereOf: (line: ReceiptLine) => number;
}

/** Lines of the receipt, with pieces booked, pieces here that are not booked yet, and pieces to come: the next to come first. */
export function ExpectedLines({ lines, hereOf }: ExpectedLinesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const counted = lines.map((line) => {
    const unbooked = hereOf(line);
    const here = line.received + unbooked;
    return { ...line, unbooked, left: Math.max(line.expected - here, 0), over: Math.max(here - line.expected, 0) };
  });
  const sorted = [...counted.filter(({ left }) => left > 0), ...counted.filter(({ left }) => left === 0)];
  return (
    <section className={styles.root} aria-labelledby="floor-lines">
      <h3 id="floor-lines" className={styles.title}>
        {t('expected.lines')}
      </h3>
      <ul className={styles.list}>
        {sorted.slice(0, SHOWN).map(({ line, sku, expected, received, unbooked, left, over }) => (
          <li key={line} className={styles.line}>
            <span className={styles.name}>
              <span className={styles.code}>{sku.code}</span>
              <span className={styles.quiet}>{sku.name}</span>
            </span>
            <span className={styles.figures}>
              <span>{t('expected.booked', { received, expected })}</span>
              {unbooked > 0 && <span className={styles.unbooked}>{t('expected.unbooked', { count: unbooked })}</span>}
              <span className={mergeClasses(styles.quiet, over > 0 && styles.over)}>
                {over > 0 ? t('expected.over', { count: over }) : t('expected.left', { count: left })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN && (
        <span className={styles.quiet}>{t('expected.more-lines', { count: sorted.length - SHOWN })}</span>
      )}
    </section>
  );
}
