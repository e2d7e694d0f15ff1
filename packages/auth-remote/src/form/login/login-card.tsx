import { HOME_PATHS } from '@slotwise/contract/constants';
import { isApiError, isInconclusive } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Form, PasswordField, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useDescribeError } from '@slotwise/shared/words';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { AuthCard } from '../auth-card';
import { EmailField } from '../email-field';
import { label } from '../label';
import { sayFaults } from '../say-faults';
import { TextLink } from '../../router-link';
import { useWords } from '../../words';
import { useLoginStyles } from './login-card.styles';
import { inOneLine } from './in-one-line';
import { startLogin, validateLogin } from './login-fields';
import { offersPasskeys, PasskeyLogin } from './passkey-login';

export interface LoginCardProps extends RemoteAppProps {
  /** Inside the page of an invitation, which goes on by itself once there is a session. */
  toAccept?: { email: string; footer: ReactNode };
}

/** The form that opens a session, on its own page and in that of an invitation. */
export default function LoginCard({ platform, toAccept }: LoginCardProps) {
  const styles = useLoginStyles();
  const { t, rich, say } = useWords();
  const describeError = useDescribeError();
  const [query] = useSearchParams();
  const [start] = useState(() => startLogin(query, platform.events.last('auth:credentials')));
  const started = useRef(false);
  const initial = { ...start.fields, code: '', ...(toAccept && { email: toAccept.email }) };
  const [asksCode, setAsksCode] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useForm({
    initial,
    check: (fields) => ({
      ...sayFaults(validateLogin(fields), say),
      ...(asksCode && fields.code === '' && { code: t('login.code-missing') }),
    }),
    submit: async ({ email, password, code = '' }) => {
      setAttempts((before) => before + 1);
      await platform.session.login({ email: email.trim(), password, ...(code !== '' && { code: code.trim() }) });
      if (!toAccept) platform.navigate(HOME_PATHS.user, { replace: true });
    },
    explain: (error) => {
      if (isApiError(error) && error.code === 'second_factor_required') {
        setAsksCode(true);
        return { fields: {}, form: null };
      }
      if (isApiError(error) && error.code === 'second_factor_wrong')
        return { fields: { code: t('login.code-wrong') }, form: null };
      // Nobody has looked at the credentials: they are not said to be wrong.
      if (isInconclusive(error)) return { fields: {}, form: inOneLine(describeError(error), error) };
      form.ref.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
      return { fields: {}, form: { title: t('login.refused'), advice: null } };
    },
  });

  const submitAtFirst = useEffectEvent(() => form.submit());
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // Taken once: a later reader finds nothing.
    if (platform.events.last('auth:credentials')) platform.events.publish('auth:credentials', null);
    if (start.autoSubmit) submitAtFirst();
  }, [platform, start]);

  return (
    <AuthCard
      title={t('login.title')}
      subtitle={t(toAccept ? 'login.to-accept' : 'login.subtitle')}
      footer={
        toAccept?.footer ??
        rich('login.no-account', { link: (text) => <TextLink to={HOME_PATHS.register}>{text}</TextLink> })
      }
    >
      <Form form={form} size="large" submitLabel={t('login.submit')} busyLabel={t('login.busy')}>
        <EmailField {...form.field('email')} />
        <div className={styles.password}>
          <PasswordField
            {...form.field('password')}
            label={label(t('field.password'))}
            size="large"
            autoComplete="current-password"
          />
          <span className={styles.forgot}>
            <TextLink to="/forgot-password" inline={false}>
              {t('login.forgot')}
            </TextLink>
          </span>
        </div>
        {asksCode && (
          <TextField
            {...form.field('code')}
            label={label(t('login.code'))}
            hint={t('login.code-hint')}
            size="large"
            autoComplete="one-time-code"
            autoFocus
          />
        )}
      </Form>
      {/* An attempt of one kind ends what the other was refused for: at most one failure stands there. */}
      {!toAccept && offersPasskeys(platform) && (
        <PasskeyLogin key={attempts} platform={platform} onTry={() => form.refuse({ fields: {}, form: null })} />
      )}
    </AuthCard>
  );
}
