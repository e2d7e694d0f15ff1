import { ERRORS } from '@slotwise/contract/errors';
import { HOME_PATHS } from '@slotwise/contract/constants';
import { describeError, isAborted, isApiError } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button, Caption1 } from '@slotwise/shared/ui';
import { PasswordField } from '@slotwise/shared/ui/forms';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { AuthCard } from '../auth-card';
import { useFormStyles } from '../auth-card.styles';
import { EmailField } from '../email-field';
import { FormError } from '../form-error';
import { label } from '../label';
import { useFocusFirstInvalid } from '../use-focus-first-invalid';
import { TextLink } from '../../router-link';
import { useLoginStyles } from './login-card.styles';
import { startLogin, validateLogin, type LoginErrors, type LoginFields } from './login-fields';

interface Failure {
  /** Beside the one message of the specification: what may help when it was not the credentials. */
  advice: string | null;
}

function failureOf(error: unknown): Failure {
  if (isApiError(error) && error.code === 'invalid_credentials') return { advice: null };
  const { title, advice } = describeError(error);
  return { advice: isApiError(error) && error.status < 500 ? title : `${title} ${advice}` };
}

export interface LoginCardProps extends RemoteAppProps {
  /** Inside the page of an invitation, which goes on by itself once there is a session. */
  toAccept?: { email: string; footer: ReactNode };
}

/** The form that opens a session, on its own page and in that of an invitation. */
export default function LoginCard({ platform, toAccept }: LoginCardProps) {
  const formStyles = useFormStyles();
  const styles = useLoginStyles();
  const [query] = useSearchParams();
  const [start] = useState(() => startLogin(query, platform.events.last('auth:credentials')));
  const [fields, setFields] = useState<LoginFields>({ ...start.fields, ...(toAccept && { email: toAccept.email }) });
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useFocusFirstInvalid(attempt);
  const started = useRef(false);

  const edit = (field: keyof LoginFields) => (value: string) => {
    setFields((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: undefined }));
    setFailure(null);
  };

  const submit = async () => {
    if (busy) return;
    const found = validateLogin(fields);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    setBusy(true);
    try {
      await platform.session.login({ email: fields.email.trim(), password: fields.password });
      if (!toAccept) platform.navigate(HOME_PATHS.user, { replace: true });
    } catch (error) {
      if (isAborted(error)) return;
      setFailure(failureOf(error));
      setBusy(false);
      form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
    }
  };

  const submitAtFirst = useEffectEvent(() => void submit());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // Taken once: whoever looks later finds nothing.
    if (platform.events.last('auth:credentials')) platform.events.publish('auth:credentials', null);
    if (start.autoSubmit) submitAtFirst();
  }, [platform, start]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <AuthCard
      title="Login to your account"
      subtitle={
        toAccept ? 'Enter your credentials to accept the invitation' : 'Enter your credentials to access your account'
      }
      footer={
        toAccept?.footer ?? (
          <>
            Don&apos;t have an account? <TextLink to={HOME_PATHS.register}>Sign up</TextLink>
          </>
        )
      }
    >
      <form ref={form} className={formStyles.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <FormError message={failure && ERRORS.invalid_credentials.message}>
          {failure?.advice && <Caption1>{failure.advice}</Caption1>}
        </FormError>
        <EmailField value={fields.email} onChange={edit('email')} error={errors.email} />
        <div className={styles.password}>
          <PasswordField
            label={label('Password')}
            name="password"
            size="large"
            autoComplete="current-password"
            value={fields.password}
            onChange={edit('password')}
            error={errors.password}
          />
          <span className={styles.forgot}>
            <TextLink to="/forgot-password" inline={false}>
              Forgot password?
            </TextLink>
          </span>
        </div>
        <div className={formStyles.buttons}>
          <Button type="submit" appearance="primary" size="large" disabled={busy}>
            {busy ? 'Logging in...' : 'Login'}
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}
