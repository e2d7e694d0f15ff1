import { Button } from '@slotwise/shared/ui';
import type { Dispatch, FormEvent } from 'react';
import { useFormStyles } from '../../form/auth-card.styles';
import { EmailField } from '../../form/email-field';
import { FormError } from '../../form/form-error';
import { useFocusFirstInvalid } from '../../form/use-focus-first-invalid';
import type { Wizard, WizardAction } from './model/wizard';

interface StepProps {
  wizard: Wizard;
  dispatch: Dispatch<WizardAction>;
}

/** Step 1: the address. */
export function EmailStep({ wizard, dispatch }: StepProps) {
  const styles = useFormStyles();
  const form = useFocusFirstInvalid(wizard.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'continue' });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormError message={wizard.formError} />
      <EmailField
        value={wizard.fields.email}
        onChange={(value) => dispatch({ type: 'edit', field: 'email', value })}
        error={wizard.errors.email}
      />
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" size="large">
          Continue
        </Button>
      </div>
    </form>
  );
}
