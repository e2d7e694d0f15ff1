import { NAME_MAX } from '@slotwise/contract/constants';
import { Body1, Button } from '@slotwise/shared/ui';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import type { ReactNode } from 'react';
import type { RoleForm } from '../model/role-form';
import { useDialogStyles } from './dialog.styles';
import { DESCRIPTION_MAX, nameFault } from './name-fault';
import { useWords } from '../../../words';

interface RoleFormDialogProps {
  title: string;
  lead?: string;
  form: RoleForm;
  onChange: (changes: Partial<RoleForm>) => void;
  /** Why the last try was refused, if it was. */
  error: Error | null;
  /** What the button says now: "Create Role", "Creating...". */
  verb: string;
  canSubmit: boolean;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Below the two fields. */
  children?: ReactNode;
}

/** Name and description of a role, of one that is to be or of one that is. Nothing closes it while it is being saved. */
export function RoleFormDialog(props: RoleFormDialogProps) {
  const { title, lead, form, onChange, error, verb, canSubmit, busy, onSubmit, onClose, children } = props;
  const { t } = useWords();
  const styles = useDialogStyles();
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && !busy && onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (canSubmit && !busy) onSubmit();
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              {lead && (
                <Body1 as="p" className={styles.hint}>
                  {lead}
                </Body1>
              )}
              <TextField
                label={t('form.name')}
                required
                autoComplete="off"
                maxLength={NAME_MAX}
                value={form.name}
                error={nameFault(error)}
                onChange={(name) => onChange({ name })}
              />
              <TextAreaField
                label={t('form.description')}
                rows={3}
                maxLength={DESCRIPTION_MAX}
                value={form.description}
                onChange={(description) => onChange({ description })}
              />
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabledFocusable={busy}>
                {t('word.cancel')}
              </Button>
              <Button
                type="submit"
                appearance="primary"
                className={styles.verb}
                disabled={!canSubmit}
                disabledFocusable={busy}
              >
                {verb}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
