import { Button, Caption1, Caption1Strong } from '@slotwise/shared/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useChipRowStyles } from './role-card.styles';

interface ChipRowProps<T extends { id: string }> {
  label: string;
  items: readonly T[];
  /** How many are shown before somebody asks for all. */
  atFirst: number;
  empty: string;
  children: (item: T) => ReactNode;
}

/** A labelled row of small things; the many behind the first few stay one click away. */
export function ChipRow<T extends { id: string }>({ label, items, atFirst, empty, children }: ChipRowProps<T>) {
  const styles = useChipRowStyles();
  const [all, setAll] = useState(false);
  const id = useId();
  // Hiding one or two would save no room over the button that brings them back.
  const hidden = items.length > atFirst + 2 ? items.length - atFirst : 0;
  return (
    <section className={styles.section}>
      <Caption1Strong as="h4" id={id} className={styles.heading}>
        {label}
      </Caption1Strong>
      {items.length === 0 ? (
        <Caption1 className={styles.none}>{empty}</Caption1>
      ) : (
        <ul className={styles.row} aria-labelledby={id}>
          {(all || hidden === 0 ? items : items.slice(0, atFirst)).map((item) => (
            <li key={item.id} className={styles.item}>
              {children(item)}
            </li>
          ))}
          {hidden > 0 && (
            <li className={styles.item}>
              <Button size="small" appearance="transparent" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? 'Show fewer' : `${hidden} more`}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
