import { Button, makeStyles } from '@slotwise/shared/ui';
import { useWords } from '../words';
import type { WaitingChange } from './waiting-writes';

const useStyles = makeStyles({
  list: {
    flexBasis: '100%',
    maxHeight: '30vh',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  change: { display: 'flex', alignItems: 'center', gap: '8px', paddingInlineStart: '28px' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
});

export interface WaitingListProps {
  open: boolean;
  changes: readonly WaitingChange[];
  /** Where and when a change was made, for people. */
  about: (change: WaitingChange) => { page: string; time: string };
  onCancel: (id: number) => void;
}

/** Each change that waits for the connection, and how it is given up. */
export default function WaitingList({ open, changes, about, onCancel }: WaitingListProps) {
  const styles = useStyles();
  const { t } = useWords();
  if (!open) return null;
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.id} className={styles.change}>
          <span className={styles.words}>{t('connection.change', about(change))}</span>
          <Button
            size="small"
            appearance="subtle"
            aria-label={t('connection.cancel-one', about(change))}
            onClick={() => onCancel(change.id)}
          >
            {t('connection.cancel-word')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
