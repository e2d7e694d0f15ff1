import type { Me } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { Form, useForm } from '@slotwise/shared/ui/form';
import { PasswordField, TextField } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { AccountForManagers } from '../../../form/account-for-managers';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';
import { QrCode } from './qr-code';

const useStyles = makeStyles({
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

interface FactorOffProps {
  platform: Platform;
  me: Me;
  demanded: boolean;
  onCodes: (codes: readonly string[]) => void;
}

/** From a password to the first code of the app. */
export function FactorOff({ platform, me, demanded, onCodes }: FactorOffProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: t('two-factor.password-missing') } : {}),
    submit: ({ password }) => platform.http('POST /me/two-factor', { body: { current_password: password } }),
    onDone: (answer) => setBegun(answer),
    explain: (error) =>
      isApiError(error) && error.code === 'invalid_credentials'
        ? { fields: { password: t('password.wrong') }, form: null }
        : null,
  });
  if (begun) return <FirstCode platform={platform} {...begun} onCodes={onCodes} />;
  return (
    <div className={styles.form}>
      {demanded && (
        <Banner intent="warning" title={t('two-factor.demanded-title')}>
          {t('two-factor.demanded-text')}
        </Banner>
      )}
      <Form
        form={form}
        className={styles.form}
        submitLabel={t('two-factor.begin')}
        busyLabel={t('two-factor.beginning')}
      >
        <AccountForManagers email={me.email} />
        <PasswordField {...form.field('password')} label={t('password.current')} autoComplete="current-password" />
      </Form>
    </div>
  );
}

interface FirstCodeProps extends Pick<FactorOffProps, 'platform' | 'onCodes'> {
  secret: string;
  uri: string;
}

function FirstCode({ platform, secret, uri, onCodes }: FirstCodeProps) {
  const styles = useSettingsStyles();
  const own = useStyles();
  const { t } = useWords();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t('two-factor.code-missing') } : {}),
    submit: ({ code }) => platform.http('POST /me/two-factor/confirm', { body: { code: code.trim() } }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    codes: { second_factor_wrong: 'code' },
  });
  return (
    <div className={styles.form}>
      <Text>{t('two-factor.scan')}</Text>
      <QrCode text={uri} label={t('two-factor.picture')} />
      <Text>
        {t('two-factor.by-hand')} <span className={own.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </Text>
      <Form
        form={form}
        className={styles.form}
        submitLabel={t('two-factor.confirm')}
        busyLabel={t('two-factor.confirming')}
      >
        <TextField
          {...form.field('code')}
          label={t('two-factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </Form>
    </div>
  );
}
