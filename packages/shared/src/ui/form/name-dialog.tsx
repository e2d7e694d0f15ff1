import { NAME_MAX } from '@slotwise/contract/constants';
import { TextField } from '@slotwise/shared/ui/forms';
import type { ReactNode } from 'react';
import { sharedWords } from '@slotwise/shared/words';
import { FormDialog } from './form-dialog';
import { useForm } from './use-form';

export interface NameDialogProps {
  title: string;
  /** Above the field, if there is something to know. */
  lead?: ReactNode;
  label?: string;
  /** The name as it is now. */
  name?: string;
  placeholder?: string;
  /** The verb on the button, and while it is done: "Add warehouse", "Adding…". */
  submitLabel: string;
  busyLabel: string;
  /**
   * Given the name without the spaces around it, a signal with which it ends, and the key of the request. An error that it throws is shown at the
   * field, or as the dialog's.
   */
  save: (name: string, signal: AbortSignal, idempotencyKey?: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a name. It closes when the name has been saved; until then nothing that was typed is lost. */
export function NameDialog(props: NameDialogProps) {
  const { title, lead, label, name: before = '', placeholder, submitLabel, busyLabel, save } = props;
  const { t } = sharedWords.useWords();
  const form = useForm({
    initial: { name: before },
    submit: ({ name }, signal, idempotencyKey) => save(name.trim(), signal, idempotencyKey),
    endsEarly: true,
    onDone: props.onClose,
    codes: { name_taken: 'name' },
  });
  const trimmed = form.values.name.trim();
  return (
    <FormDialog
      form={form}
      title={title}
      lead={lead}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      canSubmit={trimmed !== '' && trimmed !== before}
      size="small"
      onClose={props.onClose}
    >
      <TextField
        {...form.field('name')}
        label={label ?? t('form.name')}
        maxLength={NAME_MAX}
        placeholder={placeholder}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
