import { NAME_MAX } from '@slotwise/contract/constants';
import { describeError, isApiError } from '@slotwise/shared/http';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';

const useStyles = makeStyles({
  surface: { maxWidth: '26rem' },
  note: { marginBlock: '0 12px' },
});

const messageFor = (error: unknown): string => {
  const fault = isApiError(error) ? error.fieldFault('name') : undefined;
  return fault ?? describeError(error).title;
};

export interface NameDialogProps {
  title: string;
  /** Above the field, where there is something to know. */
  note?: ReactNode;
  /** The name as it is now. */
  name?: string;
  /** The verb on the button, and while it is done: "Add warehouse", "Adding...". */
  confirm: string;
  busy: string;
  /** Given the name without the spaces around it. What it throws is shown at the field. */
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a name. It closes when the name has been saved; until then nothing that was typed is lost. */
export function NameDialog({ title, note, name: before = '', confirm, busy, save, onClose }: NameDialogProps) {
  const styles = useStyles();
  const [name, setName] = useState(before);
  const trimmed = name.trim();
  const saving = useMutation({ mutationFn: () => save(trimmed), onSuccess: onClose });
  const isNew = trimmed !== '' && trimmed !== before;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isNew && !saving.isPending) saving.mutate();
  };
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && !saving.isPending && onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <form onSubmit={onSubmit} noValidate>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>
              {note && <p className={styles.note}>{note}</p>}
              <TextField
                label="Name"
                value={name}
                onChange={(value) => {
                  setName(value);
                  saving.reset();
                }}
                error={saving.error && messageFor(saving.error)}
                maxLength={NAME_MAX}
                autoComplete="off"
                required
              />
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement>
                <Button disabledFocusable={saving.isPending}>Cancel</Button>
              </DialogTrigger>
              <Button type="submit" appearance="primary" disabledFocusable={!isNew || saving.isPending}>
                {saving.isPending ? busy : confirm}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
