import { NAME_MAX } from '@slotwise/contract/constants';
import { isAborted, isInDoubt } from '@slotwise/shared/http';
import { FormDialog } from '@slotwise/shared/ui/form';
import { TextAreaField, TextField } from '@slotwise/shared/ui/forms';
import { useDescribeError } from '@slotwise/shared/words';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { RoleForm } from '../model/role-form';
import { DESCRIPTION_MAX, nameFault } from './name-fault';
import { useWords } from '../../../words';

interface RoleFormDialogProps {
  title: string;
  lead?: string;
  form: RoleForm;
  /** Whether somebody typed what closing the dialog would lose. */
  entered: boolean;
  onChange: (changes: Partial<RoleForm>) => void;
  /** Why the last try was refused, if it was. */
  error: Error | null;
  /** The failed act: "The role was not created". */
  failed: string;
  /** The same where nobody knows whether it was done. */
  inDoubt: string;
  /** The verb: "Create Role"; and while it is done: "Creating...". */
  verb: string;
  busyVerb: string;
  canSubmit: boolean;
  busy: boolean;
  onSubmit: () => void;
  /** Gives up what is being saved. */
  onCancel: () => void;
  onClose: () => void;
  /** Below the two fields. */
  children?: ReactNode;
}

/** Name and description of a role, of one that is to be or of one that is. */
export function RoleFormDialog(props: RoleFormDialogProps) {
  const { title, lead, form, entered, onChange, error, verb, busyVerb, canSubmit, busy, onSubmit, onClose } = props;
  const { failed, inDoubt, onCancel } = props;
  const { t } = useWords();
  const describeError = useDescribeError();
  const ref = useRef<HTMLFormElement>(null);
  const ofName = nameFault(error, describeError);
  const { title: why, advice = '' } = error ? describeError(error) : { title: '' };
  return (
    <FormDialog
      title={title}
      lead={lead}
      form={{
        ref,
        busy,
        entered,
        cancel: onCancel,
        fault:
          error && ofName === null && !isAborted(error)
            ? { title: isInDoubt(error) ? inDoubt : failed, advice: `${why} ${advice}` }
            : null,
        submit: (event) => {
          event?.preventDefault();
          if (canSubmit && !busy) onSubmit();
        },
      }}
      submitLabel={verb}
      busyLabel={busyVerb}
      canSubmit={canSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('form.name')}
        required
        autoComplete="off"
        maxLength={NAME_MAX}
        value={form.name}
        error={ofName}
        onChange={(name) => onChange({ name })}
      />
      <TextAreaField
        label={t('form.description')}
        rows={3}
        maxLength={DESCRIPTION_MAX}
        value={form.description}
        onChange={(description) => onChange({ description })}
      />
      {props.children}
    </FormDialog>
  );
}
