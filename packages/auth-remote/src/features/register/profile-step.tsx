import { NAME_MAX } from '@slotwise/contract/constants';
import { Button } from '@slotwise/shared/ui';
import { FieldPair, Form, PasswordField, TextField } from '@slotwise/shared/ui/plain-form';
import { Tabs } from '@slotwise/shared/ui/tabs';
import { useEffect, useId } from 'react';
import { AccountForManagers } from '../../form/account-for-managers';
import { EmailField } from '../../form/email-field';
import { label } from '../../form/label';
import { PASSWORD_RULE } from '../../form/new-password';
import { useWords } from '../../words';
import { InvitationHeader } from './invitation-header';
import { asksForEmail, emailOf, profileFields } from './model/wizard';
import { useRegisterStyles } from './register-page.styles';
import type { SignUpState } from './use-sign-up';

const TEXT_FIELDS = {
  wmsName: { label: 'field.wms-name', autoComplete: 'organization' },
  companyName: { label: 'field.company-name', autoComplete: 'organization' },
  firstName: { label: 'field.first-name', autoComplete: 'given-name' },
  lastName: { label: 'field.last-name', autoComplete: 'family-name' },
} as const;

const ACCOUNT_TYPES = ['wms', 'company'] as const;

/** Step 2: the person's name, and the company or WMS that they found or join. */
export function ProfileStep({ wizard, dispatch, form }: SignUpState) {
  const styles = useRegisterStyles();
  const { t, say } = useWords();
  const id = useId();
  const { invitation, accountType } = wizard;

  // The step was reached by typing: typing goes on in its first field.
  useEffect(() => {
    form.ref.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [form.ref]);

  const text = (field: keyof typeof TEXT_FIELDS) => (
    <TextField
      key={field}
      {...form.field(field)}
      label={label(t(TEXT_FIELDS[field].label))}
      autoComplete={TEXT_FIELDS[field].autoComplete}
      size="large"
      maxLength={NAME_MAX}
    />
  );
  const shown = profileFields(wizard);
  const tenantField = shown.find((field) => field === 'wmsName' || field === 'companyName');

  return (
    <Form
      form={form}
      size="large"
      submitLabel={t('register.profile.submit')}
      busyLabel={t('register.profile.busy')}
      secondary={
        !invitation && (
          <Button appearance="subtle" disabled={form.busy} onClick={() => dispatch({ type: 'back' })}>
            {t('register.profile.back')}
          </Button>
        )
      }
    >
      {invitation ? (
        <InvitationHeader invitation={invitation} />
      ) : (
        <Tabs
          className={styles.tabs}
          label={t('register.account-type')}
          idPrefix={id}
          tabs={ACCOUNT_TYPES.map((value) => ({ value, text: t(`register.account.${value}`) }))}
          value={accountType}
          onChange={(value) => dispatch({ type: 'choose-account', accountType: value })}
        />
      )}
      <div
        id={`${id}-panel`}
        className={styles.panel}
        {...(invitation ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${accountType}` })}
      >
        {!invitation && <p className={styles.hint}>{t(`register.account-hint.${accountType}`)}</p>}
        {asksForEmail(wizard) ? (
          <EmailField {...form.field('email')} />
        ) : (
          <AccountForManagers email={emailOf(wizard, form.values)} />
        )}
        {tenantField && text(tenantField)}
        <FieldPair>
          {text('firstName')}
          {text('lastName')}
        </FieldPair>
        <PasswordField
          {...form.field('password')}
          label={label(t('field.password'))}
          size="large"
          autoComplete="new-password"
          hint={say(PASSWORD_RULE)}
        />
      </div>
    </Form>
  );
}
