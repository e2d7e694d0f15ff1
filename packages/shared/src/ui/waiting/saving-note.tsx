import { useOffline } from '@slotwise/shared/session';
import { Button, Caption1, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px' },
  short: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  words: { color: tokens.colorNeutralForeground3 },
});

export interface SavingNoteProps {
  /** The words while the connection is there: "Saving…". */
  children: string;
  /** Says less, where one line is all that there is. */
  short?: boolean;
  /** Gives up what waits. */
  onCancel: () => void;
}

/** Beside what is being saved. Offline it says that this waits, and offers to give it up. */
export function SavingNote({ children, short = false, onCancel }: SavingNoteProps) {
  const styles = useStyles();
  const { t } = useWords();
  const isOffline = useOffline();
  return (
    <span className={mergeClasses(styles.root, short && styles.short)} role="status">
      <Caption1 className={styles.words}>
        {isOffline ? t(short ? 'waiting.button' : 'waiting.note') : children}
      </Caption1>
      {isOffline && (
        <Button size="small" appearance="subtle" onClick={onCancel}>
          {t('waiting.cancel')}
        </Button>
      )}
    </span>
  );
}
