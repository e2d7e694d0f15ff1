import { makeStyles, media } from '@slotwise/shared/ui';
import { Children, type ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Cards beside each other, all as wide. */
export function CardRow({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <ul className={styles.row} aria-label={label}>
      {Children.toArray(children).map((card, at) => (
        <li key={at}>{card}</li>
      ))}
    </ul>
  );
}
