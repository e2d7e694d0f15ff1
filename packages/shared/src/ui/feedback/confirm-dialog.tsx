import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Spinner,
} from '@fluentui/react-components';
import { useOffline } from '@slotwise/shared/session';
import { sharedWords } from '@slotwise/shared/words';
import { useEffect, useRef, type ReactNode } from 'react';
import { DangerButton } from './danger-button';
import { ReturnFocus } from '../return-focus';
import { DialogActions, DialogSurface } from '../surfaces';

const useStyles = makeStyles({
  // Names may be long, and without a blank.
  surface: { maxWidth: '30rem', overflowWrap: 'anywhere' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

interface Question {
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
  /** Why it could not be done; the dialog stays open. */
  error?: string | null;
  onCancel: () => void;
}

/** Nothing is waited for. */
interface AtOnce {
  onConfirm: () => void;
  busy?: undefined;
  endsEarly?: undefined;
  onStop?: undefined;
}

export interface Confirmed {
  /** Aborted when people give it up. A page that was built before gives its click instead, which has none. */
  signal?: AbortSignal;
}

/** The dialog stays while it is sent, and takes no second click. Cancel gives it up, and calls `onCancel`. */
interface Sending {
  onConfirm: (confirmed: Confirmed) => void;
  busy: boolean | undefined;
  /** The request ends with the signal. */
  endsEarly: true;
  onStop?: undefined;
}

/** Cancel ends it before its next step; the dialog stays until then. */
interface Steps {
  onConfirm: () => void;
  busy: boolean;
  endsEarly?: undefined;
  onStop: () => void;
}

export type ConfirmDialogProps = Question & (AtOnce | Sending | Steps);

/** The question as it was asked until the dialog has closed: what it is about may be chosen no more by then, and it would ask about 0. */
function useAsked(question: Question): Question {
  const asked = useRef(question);
  useEffect(() => {
    if (question.open) asked.current = question;
  });
  return question.open ? question : asked.current;
}

/**
 * Asks before something that matters. Cancel has the first focus; Escape cancels; the focus returns to its former
 * place. What is being sent only Cancel gives up: Escape and a click beside it happen by accident.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, danger = false, error } = props;
  const { endsEarly = false, onConfirm, onCancel, onStop } = props;
  const { title, children, confirmLabel, cancelLabel } = useAsked(props);
  const busy = props.busy ?? false;
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const sending = useRef<AbortController>(undefined);
  const waits = useOffline() && busy;
  const isEndable = endsEarly || onStop !== undefined;
  // Remotes that were built before may wait for what nothing here can end: only offline, when that may last, are they left.
  const isHeld = busy && !isEndable;
  const leaveLabel = waits && isHeld ? t('dialog.close') : (cancelLabel ?? t('dialog.cancel'));
  const confirm = () => {
    sending.current = new AbortController();
    onConfirm({ signal: sending.current.signal });
  };
  const leave = () => {
    if (busy && onStop) return onStop();
    if (busy) sending.current?.abort();
    onCancel();
  };
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
            {waits && (
              <div role="status">{isEndable ? t('dialog.waits', { cancel: leaveLabel }) : t('dialog.waits-on')}</div>
            )}
            {error && (
              <MessageBar intent="error">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={leave} disabledFocusable={isHeld && !waits}>
              {leaveLabel}
            </Button>
            <Confirm
              appearance="primary"
              icon={busy ? <Spinner size="extra-tiny" aria-hidden="true" /> : undefined}
              onClick={confirm}
              disabledFocusable={busy}
            >
              {confirmLabel}
            </Confirm>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
