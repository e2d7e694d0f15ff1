import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    gap: '12px',
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

/** Figures beside each other, each under its name. */
export function FactList({ facts }: { facts: readonly { term: string; figure: number }[] }) {
  const styles = useStyles();
  const formats = useFormats();
  return (
    <dl className={styles.root}>
      {facts.map(({ term, figure }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.figure}>{formats.number(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
