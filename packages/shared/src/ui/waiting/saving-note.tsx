import { useOffline } from '@slotwise/shared/session';
import { Button, Caption1, makeStyles, tokens } from '@slotwise/shared/ui';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px' },
  words: { color: tokens.colorNeutralForeground3 },
});

export interface SavingNoteProps {
  /** The words while the connection is there: "Saving…". */
  children: string;
  /** Gives up what waits. */
  onCancel: () => void;
}

/** Beside what is being saved. Offline it says that this waits, and offers to give it up. */
export function SavingNote({ children, onCancel }: SavingNoteProps) {
  const styles = useStyles();
  const { t } = useWords();
  const isOffline = useOffline();
  return (
    <span className={styles.root} role="status">
      <Caption1 className={styles.words}>{isOffline ? t('waiting.note') : children}</Caption1>
      {isOffline && (
        <Button size="small" appearance="subtle" onClick={onCancel}>
          {t('waiting.cancel')}
        </Button>
      )}
    </span>
  );
}
