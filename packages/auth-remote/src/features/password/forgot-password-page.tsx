import { HOME_PATHS, RESET_TOKEN_TTL_MS } from '@slotwise/contract/constants';
import { FIELD_MESSAGES } from '@slotwise/contract/errors';
import { isAborted } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useState, type FormEvent } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useFormStyles } from '../../form/auth-card.styles';
import { isEmail } from '../../form/email';
import { EmailField } from '../../form/email-field';
import { FormError } from '../../form/form-error';
import { submitFailure } from '../../form/submit-failure';
import { useFaults } from '../../form/use-faults';
import { TextLink } from '../../router-link';
import { requestReset } from './api/request-reset';

const MINUTES = RESET_TOKEN_TTL_MS / 60_000;

/** Asks for a link to choose a new password. */
export default function ForgotPasswordPage({ platform }: RemoteAppProps) {
  const styles = useFormStyles();
  const [query] = useSearchParams();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const { form, errors, formError, ...faults } = useFaults<'email'>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (!isEmail(email)) return faults.refuse({ fields: { email: FIELD_MESSAGES.email }, form: null });
    faults.clear();
    setState('busy');
    try {
      await requestReset(platform.http, email);
      setState('sent');
    } catch (failure) {
      if (isAborted(failure)) return;
      setState('idle');
      faults.refuse(submitFailure(failure, { email: 'email' }));
    }
  };

  const footer = <TextLink to={HOME_PATHS.login}>Back to log in</TextLink>;

  if (state === 'sent') {
    return (
      <AuthCard title="Check your email" footer={footer}>
        <div className={styles.form}>
          <p className={styles.text} role="status">
            If there is an account for <strong>{email.trim()}</strong>, a link to choose a new password is on its way.
            It works once, for {MINUTES} minutes.
          </p>
          <p className={styles.text}>Nothing there? Look in the spam folder, or check the address.</p>
          <Button size="large" onClick={() => setState('idle')}>
            Use another address
          </Button>
        </div>
      </AuthCard>
    );
  }

  return (
    <AuthCard
      title="Forgot your password?"
      subtitle="Enter your email and we will send you a link to choose a new one"
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
        <EmailField
          value={email}
          onChange={(value) => {
            setEmail(value);
            faults.forget('email');
          }}
          error={errors.email}
        />
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" size="large" disabled={state === 'busy'}>
            {state === 'busy' ? 'Sending...' : 'Send link'}
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}
