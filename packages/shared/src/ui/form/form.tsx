import { Button, DangerButton, mergeClasses, Spinner } from '@slotwise/shared/ui';
import { useSendingWord } from '../waiting/use-sending-word';
import type { ReactNode } from 'react';
import { FormFault } from './form-fault';
import { useFormStyles } from './form.styles';
import type { FormState } from './use-form';

export interface FormProps {
  form: Pick<FormState<object>, 'submit' | 'busy' | 'fault' | 'ref'>;
  /** The fields, in the order of the Tab key. */
  children: ReactNode;
  /** The verb on the button: "Change password". */
  submitLabel: string;
  /** The same while it is being done: "Changing…". */
  busyLabel?: string;
  /** Beside the button: a way back. */
  secondary?: ReactNode;
  /** `large`: the one form of a screen, with buttons as wide as it is. */
  size?: 'medium' | 'large';
  /** Marks what cannot be undone. */
  danger?: boolean;
  /** False while there is nothing that could be sent. */
  canSubmit?: boolean;
  className?: string;
}

/** Fields under each other, errors of the whole form, and the button that sends them. Validated when it is sent. */
export function Form(props: FormProps) {
  const { form, children, submitLabel, busyLabel = submitLabel, secondary, size = 'medium', canSubmit = true } = props;
  const styles = useFormStyles();
  const sayBusy = useSendingWord();
  const Submit = props.danger ? DangerButton : Button;
  return (
    <form
      ref={form.ref}
      className={mergeClasses(styles.form, props.className)}
      onSubmit={form.submit}
      noValidate
      aria-busy={form.busy}
    >
      {children}
      <FormFault fault={form.fault} />
      <div className={mergeClasses(styles.actions, size === 'large' && styles.stacked)}>
        <Submit
          type="submit"
          appearance="primary"
          size={size}
          disabled={!canSubmit}
          disabledFocusable={form.busy}
          icon={form.busy ? <Spinner size="extra-tiny" aria-hidden="true" /> : undefined}
          className={styles.verb}
        >
          {form.busy ? sayBusy(busyLabel) : submitLabel}
        </Submit>
        {secondary}
      </div>
    </form>
  );
}

/** Two short fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={useFormStyles().pair}>{children}</div>;
}
