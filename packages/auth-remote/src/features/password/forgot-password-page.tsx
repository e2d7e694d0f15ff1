import { HOME_PATHS, RESET_TOKEN_TTL_MS } from '@slotwise/contract/constants';
import { FIELD_MESSAGES } from '@slotwise/contract/errors';
import { isAborted } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useState, type FormEvent } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useFormStyles } from '../../form/auth-card.styles';
import { isEmail } from '../../form/email';
import { FormError } from '../../form/form-error';
import { submitFailure } from '../../form/submit-failure';
import { label } from '../../form/label';
import { useFocusFirstInvalid } from '../../form/use-focus-first-invalid';
import { TextLink } from '../../router-link';
import { requestReset } from './api/request-reset';

const MINUTES = RESET_TOKEN_TTL_MS / 60_000;

/** Asks for a link to choose a new password. */
export default function ForgotPasswordPage({ platform }: RemoteAppProps) {
  const styles = useFormStyles();
  const [query] = useSearchParams();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [error, setError] = useState<string | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [attempt, setAttempt] = useState(0);
  const form = useFocusFirstInvalid(attempt);

  const refuse = (message: string | null, ofForm: string | null) => {
    setError(message);
    setFormError(ofForm);
    setAttempt((count) => count + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (!isEmail(email)) return refuse(FIELD_MESSAGES.email, null);
    setFormError(null);
    setState('busy');
    try {
      await requestReset(platform.http, email);
      setState('sent');
    } catch (failure) {
      if (isAborted(failure)) return;
      setState('idle');
      const { fields, form: ofForm } = submitFailure(failure, { email: 'email' });
      refuse(fields.email ?? null, ofForm);
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
        <TextField
          label={label('Email')}
          name="email"
          type="email"
          size="large"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          placeholder="name@example.com"
          value={email}
          onChange={(value) => {
            setEmail(value);
            setError(null);
            setFormError(null);
          }}
          error={error}
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
