import { useReadable } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from './words';

/** Asks before somebody signs out whose changes wait on this device: nobody else can send them. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { host, outbox } = useShell();
  const count = useReadable(outbox.waiting);
  return (
    <ConfirmDialog
      open
      danger
      title={t('sign-out.title', { count })}
      confirmLabel={t('sign-out.confirm')}
      cancelLabel={t('sign-out.stay')}
      onConfirm={() => {
        onClose();
        void host.session.logout();
      }}
      onCancel={onClose}
    >
      {t('sign-out.body')}
    </ConfirmDialog>
  );
}
