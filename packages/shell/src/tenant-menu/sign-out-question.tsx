import { makeStyles } from '@slotwise/shared/ui';
import { unsavedIn, useReadable } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from './words';

const useStyles = makeStyles({ text: { margin: 0 } });

/** Asks before somebody signs out whose changes wait, or whose work is nowhere but here: nobody else can send or finish it. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const styles = useStyles();
  const { host, outbox, queryClient, waiting } = useShell();
  const kept = useReadable(outbox.waiting);
  const lost = useReadable(waiting).length;
  return (
    <ConfirmDialog
      open
      danger
      title={t('sign-out.title', { count: kept + lost })}
      confirmLabel={t('sign-out.confirm')}
      cancelLabel={t('sign-out.stay')}
      onConfirm={() => {
        onClose();
        void host.session.logout();
      }}
      onCancel={onClose}
    >
      {unsavedIn(queryClient).map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {kept > 0 && <p className={styles.text}>{t('sign-out.body')}</p>}
      {lost > 0 && <p className={styles.text}>{t('sign-out.lost', { count: lost })}</p>}
    </ConfirmDialog>
  );
}
