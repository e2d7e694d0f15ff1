import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { useOffline } from '@slotwise/shared/session';
import { sharedWords } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { DangerButton } from './danger-button';
import { ReturnFocus } from '../return-focus';
import { DialogActions, DialogSurface } from '../surfaces';

const useStyles = makeStyles({
  surface: { maxWidth: '30rem' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: "Delete role “Night shift”?" */
  title: string;
  /** Consequences of the action, with numbers if there are any. */
  children: ReactNode;
  /** The verb that is done: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Marks what cannot be undone. */
  danger?: boolean;
  /** While it is being done the dialog stays and takes no second click. */
  busy?: boolean;
  /** Ends what is being done before its next step: Cancel calls it while it is busy. Without it nothing does. */
  onStop?: () => void;
  /** Why it could not be done; the dialog stays open. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that matters. Cancel has the first focus; Escape cancels; the focus returns to its former
 * place.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger = false, busy = false } = props;
  const { error, onConfirm, onCancel, onStop } = props;
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const waits = useOffline() && busy;
  // A change that waits and cannot be ended here is ended in the shell's line, which this dialog lies over.
  const onLeave = busy ? (onStop ?? (waits ? onCancel : undefined)) : onCancel;
  const Confirm = danger ? DangerButton : Button;
  return (
    <Dialog
      modalType="alert"
      open={open}
      onOpenChange={(_event, data) => {
        if (!data.open && !busy) onCancel();
      }}
    >
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <div>{children}</div>
            {waits && <div role="status">{t(onStop ? 'dialog.waits' : 'dialog.waits-on')}</div>}
            {error && (
              <MessageBar intent="error">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onLeave} disabledFocusable={!onLeave}>
              {waits && !onStop ? t('dialog.close') : (cancelLabel ?? t('dialog.cancel'))}
            </Button>
            <Confirm appearance="primary" onClick={onConfirm} disabledFocusable={busy}>
              {confirmLabel}
            </Confirm>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
