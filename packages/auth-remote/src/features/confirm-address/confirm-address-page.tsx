import { CONFIRMATION_TTL_DAYS, HOME_PATHS } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { queryKeys, useSession } from '@slotwise/shared/session';
import { Form, FormFault, PasswordField, useForm } from '@slotwise/shared/ui/plain-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthCard } from '../../form/auth-card';
import { useCardTextStyles } from '../../form/auth-card.styles';
import { useTokenFromAddress } from '../../form/use-token-from-address';
import { label } from '../../form/label';
import { ButtonLink, TextLink } from '../../router-link';
import { checkConfirmation } from './api/check-confirmation';
import { confirmAddress } from './api/confirm-address';
import { useWords as useAccountWords } from '../../words';
import { useWords } from './words';

/**
 * Target of the link that confirms an address. It asks first: programs that read mails open links too. Who is not signed in with the
 * account that it is about shows by its password that it is theirs.
 */
export default function ConfirmAddressPage({ platform }: RemoteAppProps) {
  const styles = useCardTextStyles();
  const { t } = useWords();
  const { t: account } = useAccountWords();
  const queryClient = useQueryClient();
  const token = useTokenFromAddress();
  const { me, status } = useSession(platform);
  const [address, setAddress] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'asking' | 'done' | 'dead' | 'held'>(token === null ? 'dead' : 'asking');
  useEffect(() => {
    if (token === null) return undefined;
    const giveUp = new AbortController();
    checkConfirmation(platform.http, token, giveUp.signal).then(setAddress, (error: unknown) => {
      // Anything else says nothing of the link: whoever confirms is told then.
      if (isApiError(error) && error.code === 'invalid_confirmation_token') setOutcome('dead');
    });
    return () => giveUp.abort();
  }, [platform, token]);
  const visitor = status === 'visitor';
  const [refused, setRefused] = useState(false);
  const asksPassword = visitor || refused;
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (asksPassword && password === '' ? { password: account('fault.password-required') } : {}),
    submit: async ({ password }) => {
      await confirmAddress(platform.http, token ?? '', asksPassword ? password : undefined);
      setOutcome('done');
      platform.announce(t('confirm.done.title'));
      await queryClient.invalidateQueries({ queryKey: queryKeys.me });
    },
    explain: (error) => {
      if (isApiError(error) && error.code === 'invalid_confirmation_token') setOutcome('dead');
      else if (isApiError(error) && error.code === 'address_held') setOutcome('held');
      else if (isApiError(error) && error.code === 'invalid_credentials') {
        setRefused(true);
        return {
          fields: { password: t(asksPassword ? 'confirm.password-wrong' : 'confirm.password-needed') },
          form: null,
        };
      } else return null;
      return { fields: {}, form: null };
    },
  });
  const on = (
    <ButtonLink to={visitor ? HOME_PATHS.login : HOME_PATHS.user} appearance="primary" size="large">
      {t(visitor ? 'confirm.to-login' : 'confirm.to-dashboard')}
    </ButtonLink>
  );

  if (outcome === 'done') {
    return (
      <AuthCard title={t('confirm.done.title')}>
        <div className={styles.stack}>
          <p className={styles.text}>{t('confirm.done.text')}</p>
          {on}
        </div>
      </AuthCard>
    );
  }
  if (outcome === 'held') {
    return (
      <AuthCard title={t('confirm.held.title')}>
        <div className={styles.stack}>
          <FormFault fault={{ title: t('confirm.held') }} />
          {on}
        </div>
      </AuthCard>
    );
  }
  if (outcome === 'dead') {
    // Most often it was opened once more: that is no failure of anything.
    const isConfirmed = me?.emailConfirmed === true;
    return (
      <AuthCard title={t(isConfirmed ? 'confirm.already.title' : 'confirm.dead')}>
        <div className={styles.stack}>
          <p className={styles.text} role="status">
            {isConfirmed
              ? t('confirm.already', { email: me.email })
              : t(visitor ? 'confirm.dead.visitor' : 'confirm.dead.text', { days: CONFIRMATION_TTL_DAYS })}
          </p>
          {visitor ? (
            on
          ) : (
            <ButtonLink to="/settings" appearance={isConfirmed ? 'secondary' : 'primary'} size="large">
              {t('confirm.dead.settings')}
            </ButtonLink>
          )}
          {isConfirmed && on}
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('confirm.title')}
      subtitle={t('confirm.subtitle')}
      footer={asksPassword ? <TextLink to="/forgot-password">{account('login.forgot')}</TextLink> : undefined}
    >
      {/* It has its line from the start: nothing below it moves when it is known. */}
      <p className={styles.address} aria-live="polite">
        {address}
      </p>
      <Form form={form} size="large" submitLabel={t('confirm.submit')} busyLabel={t('confirm.busy')}>
        {asksPassword && (
          <PasswordField
            {...form.field('password')}
            label={label(t('confirm.password'))}
            size="large"
            autoComplete="current-password"
          />
        )}
      </Form>
    </AuthCard>
  );
}
