import { Body1, Button, makeStyles, Spinner } from '@slotwise/shared/ui';
import {
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useOffline } from '@slotwise/shared/session';
import { sharedWords } from '@slotwise/shared/words';
import { FormFault } from './form-fault';
import { useFormStyles } from './form.styles';
import type { EndableForm } from './use-form';

const useStyles = makeStyles({
  // Names may be long, and without a blank.
  small: { maxWidth: '26rem', overflowWrap: 'anywhere' },
  medium: { maxWidth: '32rem', overflowWrap: 'anywhere' },
  large: { maxWidth: '48rem', overflowWrap: 'anywhere' },
});

export interface FormDialogProps {
  form: Pick<EndableForm<object>, 'submit' | 'busy' | 'fault' | 'ref' | 'entered' | 'cancel'>;
  title: string;
  /** Text before the first field. */
  lead?: ReactNode;
  children: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** False while there is nothing that could be sent. */
  canSubmit?: boolean;
  /** Id of the text in it that says why nothing can be sent; undefined while something can. The button stays reachable, and has it read. */
  whyNotId?: string;
  size?: 'small' | 'medium' | 'large';
  /** True where what was entered is still there when the dialog opens again: nothing is lost then by closing it. */
  keepsDraft?: boolean;
  onClose: () => void;
}

/**
 * A form in a dialog. Cancel closes it; what is being sent it gives up, where that can be. What waits for the connection can be given up
 * without that: all that was entered stays. Escape and a click beside it, which happen by accident, ask first if something was entered, and
 * do nothing while it is being sent.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, title, lead, children, submitLabel, busyLabel = submitLabel } = props;
  const { canSubmit = true, whyNotId, size = 'medium', keepsDraft = false, onClose } = props;
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const formStyles = useFormStyles();
  const [asking, setAsking] = useState(false);
  const isOffline = useOffline();
  // Remotes that were built before have forms without it.
  const giveUp = form.cancel as (() => void) | undefined;
  const waits = isOffline && form.busy;
  const leaveLabel = props.cancelLabel ?? t('form.cancel');
  const leave = () => {
    if (form.busy) return;
    if (form.entered && !keepsDraft) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog open onOpenChange={(_event, data) => !data.open && !asking && leave()}>
        <DialogSurface className={styles[size]}>
          <ReturnFocus />
          <form
            ref={form.ref}
            onSubmit={whyNotId === undefined ? form.submit : (event) => event.preventDefault()}
            noValidate
            aria-busy={form.busy}
          >
            <DialogBody>
              <DialogTitle>{title}</DialogTitle>
              <DialogContent className={formStyles.form}>
                {lead !== undefined && (
                  <Body1 as="p" className={formStyles.lead}>
                    {lead}
                  </Body1>
                )}
                {children}
                <FormFault fault={form.fault} />
                {waits && (
                  <p role="status" className={formStyles.lead}>
                    {giveUp
                      ? t('form.waits', { keep: t('form.keep-editing'), cancel: leaveLabel })
                      : t('dialog.waits-on')}
                  </p>
                )}
              </DialogContent>
              <DialogActions>
                {waits && giveUp && (
                  <Button
                    onClick={() => {
                      giveUp();
                      // This button goes, and the focus would go with it.
                      form.ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                    }}
                  >
                    {t('form.keep-editing')}
                  </Button>
                )}
                <Button
                  onClick={() => {
                    giveUp?.();
                    onClose();
                  }}
                  disabledFocusable={form.busy && !giveUp}
                >
                  {leaveLabel}
                </Button>
                <Button
                  type="submit"
                  appearance="primary"
                  icon={form.busy ? <Spinner size="extra-tiny" aria-hidden="true" /> : undefined}
                  className={formStyles.verb}
                  disabled={!canSubmit}
                  disabledFocusable={form.busy || whyNotId !== undefined}
                  aria-describedby={whyNotId}
                >
                  {form.busy ? busyLabel : submitLabel}
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </DialogSurface>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t('form.discard-title')}
        confirmLabel={t('form.discard')}
        cancelLabel={t('form.keep-editing')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        {t('form.discard-body')}
      </ConfirmDialog>
    </>
  );
}
