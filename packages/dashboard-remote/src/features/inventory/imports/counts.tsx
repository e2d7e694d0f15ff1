import type { ImportCounts } from '@slotwise/contract';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
    gap: '12px',
    maxWidth: '48rem',
    margin: 0,
  },
  fact: {
    display: 'flex',
    flexDirection: 'column',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  figure: { margin: 0, fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
});

/** How many rows are new, changed, the same and refused. */
export function Counts({ counts }: { counts: ImportCounts }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  return (
    <dl className={styles.root}>
      {(['added', 'changed', 'same', 'refused'] as const).map((name) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{t(`count.${name}`)}</dt>
          <dd className={styles.figure}>{formats.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
