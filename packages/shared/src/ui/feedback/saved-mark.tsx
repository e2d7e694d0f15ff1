import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { useSendingWord } from '../waiting/use-sending-word';
import { Checkmark16Regular, ErrorCircle16Regular } from '../icons';

const useStyles = makeStyles({
  // As wide and high as its longest state, so that nothing beside it moves.
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    minWidth: '5rem',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  saved: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  icon: { display: 'flex' },
});

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

export interface SavedMarkProps {
  saving: Saving;
  /** Offered after a failure. */
  onRetry?: () => void;
  className?: string;
}

/** Beside what was changed in its place: that it is being saved, that it is, or that it is not. */
export function SavedMark({ saving, onRetry, className }: SavedMarkProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const sayBusy = useSendingWord();
  const look = saving === 'saved' ? styles.saved : saving === 'failed' ? styles.failed : undefined;
  return (
    <span className={mergeClasses(styles.root, look, className)} role="status">
      {saving === 'saving' && (
        <>
          <Spinner size="extra-tiny" aria-hidden="true" />
          {sayBusy(t('saving.saving'))}
        </>
      )}
      {saving === 'saved' && (
        <>
          <span className={styles.icon} aria-hidden="true">
            <Checkmark16Regular />
          </span>
          {t('saving.saved')}
        </>
      )}
      {saving === 'failed' && (
        <>
          <span className={styles.icon} aria-hidden="true">
            <ErrorCircle16Regular />
          </span>
          {t('saving.failed')}
          {onRetry && (
            <Button size="small" appearance="subtle" onClick={onRetry}>
              {t('saving.retry')}
            </Button>
          )}
        </>
      )}
    </span>
  );
}
