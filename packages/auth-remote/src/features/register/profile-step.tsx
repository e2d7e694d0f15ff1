import { NAME_MAX } from '@slotwise/contract/constants';
import { Button } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { PasswordField, TextField } from '@slotwise/shared/ui/forms';
import { useEffect, useId, type Dispatch, type FormEvent } from 'react';
import { AccountForManagers } from '../../form/account-for-managers';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { PASSWORD_RULE } from '../../form/new-password';
import { label } from '../../form/label';
import { useFocusFirstInvalid } from '../../form/use-focus-first-invalid';
import { InvitationHeader } from './invitation-header';
import { asksForEmail, emailOf, profileFields, type Wizard, type WizardAction, type WizardField } from './model/wizard';
import { useRegisterStyles } from './register-page.styles';

interface ProfileStepProps {
  wizard: Wizard;
  dispatch: Dispatch<WizardAction>;
  onSubmit: () => void;
}

const TEXT_FIELDS = {
  email: { label: label('Email'), autoComplete: 'email' },
  wmsName: { label: label('WMS Name'), autoComplete: 'organization' },
  companyName: { label: label('Company Name'), autoComplete: 'organization' },
  firstName: { label: label('First Name'), autoComplete: 'given-name' },
  lastName: { label: label('Last Name'), autoComplete: 'family-name' },
} as const satisfies Partial<Record<WizardField, { label: unknown; autoComplete: string }>>;

const HINTS = {
  wms: 'For providers who look after the warehouses of several companies.',
  company: 'For companies that run their own warehouses.',
} as const;

/** Step 2: who one is, and what one founds or joins. */
export function ProfileStep({ wizard, dispatch, onSubmit }: ProfileStepProps) {
  const styles = useRegisterStyles();
  const formStyles = useFormStyles();
  const panel = useId();
  const form = useFocusFirstInvalid(wizard.attempt);
  const { invitation, accountType, fields, errors, busy } = wizard;

  // The step was reached by typing: typing goes on in its first field.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [form]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const props = (field: WizardField) => ({
    name: field,
    size: 'large' as const,
    value: fields[field],
    onChange: (value: string) => dispatch({ type: 'edit', field, value }),
    error: errors[field],
  });
  const text = (field: keyof typeof TEXT_FIELDS) => (
    <TextField key={field} {...TEXT_FIELDS[field]} maxLength={NAME_MAX} {...props(field)} />
  );
  const shown = profileFields(wizard);
  const tenantField = shown.find((field) => field === 'wmsName' || field === 'companyName');

  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate aria-busy={busy}>
      {invitation ? (
        <InvitationHeader invitation={invitation} />
      ) : (
        <TabList
          className={styles.tabs}
          selectedValue={accountType}
          onTabSelect={(_event, { value }) =>
            dispatch({ type: 'choose-account', accountType: value === 'company' ? 'company' : 'wms' })
          }
          aria-label="Account type"
        >
          <Tab value="wms" aria-controls={panel}>
            WMS
          </Tab>
          <Tab value="company" aria-controls={panel}>
            Company
          </Tab>
        </TabList>
      )}
      <FormError message={wizard.formError} />
      <div
        id={panel}
        className={formStyles.form}
        {...(invitation ? {} : { role: 'tabpanel', 'aria-label': accountType === 'wms' ? 'WMS' : 'Company' })}
      >
        {!invitation && <p className={styles.hint}>{HINTS[accountType]}</p>}
        {asksForEmail(wizard) ? (
          <TextField {...TEXT_FIELDS.email} type="email" placeholder="name@example.com" {...props('email')} />
        ) : (
          <AccountForManagers email={emailOf(wizard)} />
        )}
        {tenantField && text(tenantField)}
        <div className={formStyles.pair}>
          {text('firstName')}
          {text('lastName')}
        </div>
        <PasswordField
          label={label('Password')}
          autoComplete="new-password"
          hint={PASSWORD_RULE}
          {...props('password')}
        />
      </div>
      <div className={formStyles.buttons}>
        <Button type="submit" appearance="primary" size="large" disabled={busy}>
          {busy ? 'Signing Up...' : 'Sign Up'}
        </Button>
        {!invitation && (
          <Button appearance="subtle" disabled={busy} onClick={() => dispatch({ type: 'back' })}>
            Back to Email
          </Button>
        )}
      </div>
    </form>
  );
}
