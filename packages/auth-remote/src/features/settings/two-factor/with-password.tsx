import type { Me } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { Button } from '@slotwise/shared/ui';
import { Form, PasswordField, useForm } from '@slotwise/shared/ui/plain-form';
import { AccountForManagers } from '../../../form/account-for-managers';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';

interface WithPasswordProps<Answer> {
  me: Me;
  label: string;
  submit: (body: { current_password: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** What nobody does who only sits down at an open session. */
export function WithPassword<Answer>({ me, label, submit, onDone, onCancel }: WithPasswordProps<Answer>) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: t('two-factor.password-missing') } : {}),
    submit: ({ password }) => submit({ current_password: password }),
    onDone,
    explain: (error) =>
      isApiError(error) && error.code === 'invalid_credentials'
        ? { fields: { password: t('password.wrong') }, form: null }
        : null,
  });
  return (
    <>
      <Form form={form} className={styles.form} submitLabel={label} busyLabel={t('two-factor.busy')}>
        <AccountForManagers email={me.email} />
        <PasswordField
          {...form.field('password')}
          label={t('two-factor.password')}
          autoComplete="current-password"
          autoFocus
        />
      </Form>
      <div className={styles.actions}>
        <Button appearance="subtle" onClick={onCancel}>
          {t('two-factor.cancel')}
        </Button>
      </div>
    </>
  );
}
