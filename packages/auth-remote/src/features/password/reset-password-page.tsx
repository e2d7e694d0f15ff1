import { HOME_PATHS } from '@slotwise/contract/constants';
import { ERRORS } from '@slotwise/contract/errors';
import { isAborted, isApiError } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { PasswordField } from '@slotwise/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { newPasswordFault, PASSWORD_RULE } from '../../form/new-password';
import { submitFailure } from '../../form/submit-failure';
import { label } from '../../form/label';
import { useFaults } from '../../form/use-faults';
import { useTokenFromAddress } from '../../form/use-token-from-address';
import { ButtonLink, TextLink } from '../../router-link';
import { resetPassword } from './api/reset-password';

/** Chooses a new password with the token of a mailed link. */
export default function ResetPasswordPage({ platform }: RemoteAppProps) {
  const styles = useFormStyles();
  const token = useTokenFromAddress();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'dead'>(token === null ? 'dead' : 'idle');
  const { form, errors, formError, ...faults } = useFaults<'password'>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy' || token === null) return;
    const fault = newPasswordFault(password);
    if (fault) return faults.refuse({ fields: { password: fault }, form: null });
    faults.clear();
    setState('busy');
    try {
      await resetPassword(platform.http, token, password);
      // The new password ended every session of its user. Whoever is signed in here is asked to log in again too.
      if (platform.session.get().status === 'user') await platform.session.logout();
      platform.notify({ intent: 'success', title: 'Your password is changed', body: 'Log in with the new one.' });
      platform.navigate(HOME_PATHS.login, { replace: true });
    } catch (failure) {
      if (isAborted(failure)) return;
      if (isApiError(failure) && failure.code === 'invalid_reset_token') return setState('dead');
      setState('idle');
      faults.refuse(submitFailure(failure, { password: 'password' }));
    }
  };

  const footer = <TextLink to={HOME_PATHS.login}>Back to log in</TextLink>;

  if (state === 'dead') {
    return (
      <AuthCard title="Choose a new password" footer={footer}>
        <div className={styles.form}>
          <FormError message={ERRORS.invalid_reset_token.message} />
          <ButtonLink to="/forgot-password" appearance="primary" size="large">
            Request a new link
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }

  return (
    <AuthCard
      title="Choose a new password"
      subtitle="It replaces the old one and signs you out everywhere"
      footer={footer}
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-busy={state === 'busy'}
      >
        <FormError message={formError} />
        <PasswordField
          label={label('New password')}
          name="password"
          size="large"
          autoComplete="new-password"
          hint={PASSWORD_RULE}
          value={password}
          onChange={(value) => {
            setPassword(value);
            faults.forget('password');
          }}
          error={errors.password}
        />
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" size="large" disabled={state === 'busy'}>
            {state === 'busy' ? 'Saving...' : 'Change password'}
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}
