import { HOME_PATHS, RESET_TOKEN_TTL_MS } from '@slotwise/contract/constants';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { Form, useForm } from '@slotwise/shared/ui/plain-form';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useState } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useCardTextStyles } from '../../form/auth-card.styles';
import { isEmail } from '../../form/email';
import { EmailField } from '../../form/email-field';
import { TextLink } from '../../router-link';
import { useWords } from '../../words';
import { requestReset } from './api/request-reset';

const MINUTES = RESET_TOKEN_TTL_MS / 60_000;

/** Asks for a link to choose a new password. */
export default function ForgotPasswordPage({ platform }: RemoteAppProps) {
  const styles = useCardTextStyles();
  const { t, rich } = useWords();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { email: query.get('email') ?? '' },
    check: ({ email }) => (isEmail(email) ? {} : { email: t('fault.email') }),
    submit: ({ email }) => requestReset(platform.http, email),
    onDone: () => setSent(true),
  });
  const footer = <TextLink to={HOME_PATHS.login}>{t('forgot.back')}</TextLink>;

  if (sent) {
    return (
      <AuthCard title={t('forgot.sent.title')} footer={footer}>
        <div className={styles.stack}>
          <p className={styles.text} role="status">
            {rich('forgot.sent.text', {
              email: form.values.email.trim(),
              minutes: MINUTES,
              strong: (text) => <strong>{text}</strong>,
            })}
          </p>
          <p className={styles.text}>{t('forgot.sent.nothing')}</p>
          <Button size="large" onClick={() => setSent(false)}>
            {t('forgot.sent.another')}
          </Button>
        </div>
      </AuthCard>
    );
  }

  return (
    <AuthCard title={t('forgot.title')} subtitle={t('forgot.subtitle')} footer={footer}>
      <Form form={form} size="large" submitLabel={t('forgot.submit')} busyLabel={t('forgot.busy')}>
        <EmailField {...form.field('email')} />
      </Form>
    </AuthCard>
  );
}
