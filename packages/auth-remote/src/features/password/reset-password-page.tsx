import { HOME_PATHS } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Form, FormFault, PasswordField, useForm } from '@slotwise/shared/ui/plain-form';
import { useState } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useCardTextStyles } from '../../form/auth-card.styles';
import { label } from '../../form/label';
import { newPasswordFault, PASSWORD_RULE } from '../../form/new-password';
import { useTokenFromAddress } from '../../form/use-token-from-address';
import { ButtonLink, TextLink } from '../../router-link';
import { useWords } from '../../words';
import { resetPassword } from './api/reset-password';

/** Chooses a new password with the token of a mailed link. */
export default function ResetPasswordPage({ platform }: RemoteAppProps) {
  const styles = useCardTextStyles();
  const { t, say } = useWords();
  const token = useTokenFromAddress();
  const [dead, setDead] = useState(token === null);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => {
      const fault = newPasswordFault(password);
      return fault ? { password: say(fault) } : {};
    },
    submit: async ({ password }) => {
      await resetPassword(platform.http, token ?? '', password);
      // The new password ended every session of its user. A person who is signed in here is asked to log in again too.
      if (platform.session.get().status === 'user') await platform.session.logout();
      platform.notify({ intent: 'success', title: t('reset.done.title'), body: t('reset.done.body') });
      platform.navigate(HOME_PATHS.login, { replace: true });
    },
    explain: (error) => {
      if (!isApiError(error) || error.code !== 'invalid_reset_token') return null;
      setDead(true);
      return { fields: {}, form: null };
    },
    codes: { password_too_common: 'password' },
  });
  const footer = <TextLink to={HOME_PATHS.login}>{t('forgot.back')}</TextLink>;

  if (dead) {
    return (
      <AuthCard title={t('reset.title')} footer={footer}>
        <div className={styles.stack}>
          <FormFault fault={{ title: t('reset.dead') }} />
          <ButtonLink to="/forgot-password" appearance="primary" size="large">
            {t('reset.request-again')}
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }

  return (
    <AuthCard title={t('reset.title')} subtitle={t('reset.subtitle')} footer={footer}>
      <Form form={form} size="large" submitLabel={t('reset.submit')} busyLabel={t('reset.busy')}>
        <PasswordField
          {...form.field('password')}
          label={label(t('field.new-password'))}
          size="large"
          autoComplete="new-password"
          hint={say(PASSWORD_RULE)}
        />
      </Form>
    </AuthCard>
  );
}
