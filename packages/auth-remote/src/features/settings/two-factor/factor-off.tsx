import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/plain';
import { Form, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { useState } from 'react';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';
import { QrCode } from './qr-code';
import { WithPassword } from './with-password';

const useStyles = makeStyles({
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

interface FactorOffProps {
  platform: Platform;
  me: Me;
  demanded: boolean;
  onCodes: (codes: readonly string[]) => void;
}

/** From a button by the password to the first code of the app. */
export function FactorOff({ platform, me, demanded, onCodes }: FactorOffProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const [asksPassword, setAsksPassword] = useState(false);
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const leave = () => {
    setBegun(null);
    setAsksPassword(false);
  };
  if (begun) return <FirstCode platform={platform} {...begun} onCodes={onCodes} onCancel={leave} />;
  return (
    <div className={styles.form}>
      {demanded && (
        <Banner intent="warning" title={t('two-factor.demanded-title')}>
          {t('two-factor.demanded-text')}
        </Banner>
      )}
      {asksPassword ? (
        <WithPassword
          platform={platform}
          me={me}
          label={t('two-factor.begin')}
          submit={(body) => platform.http('POST /me/two-factor', { body })}
          onDone={setBegun}
          onCancel={() => setAsksPassword(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setAsksPassword(true)}>{t('two-factor.begin')}</Button>
        </div>
      )}
    </div>
  );
}

interface FirstCodeProps extends Pick<FactorOffProps, 'platform' | 'onCodes'> {
  secret: string;
  uri: string;
  /** Nothing is in force before the first code. */
  onCancel: () => void;
}

function FirstCode({ platform, secret, uri, onCodes, onCancel }: FirstCodeProps) {
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
        {t('two-factor.by-hand')} <code className={own.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Text>
      <Form
        form={form}
        className={styles.form}
        submitLabel={t('two-factor.confirm')}
        busyLabel={t('two-factor.confirming')}
        secondary={
          <Button appearance="subtle" onClick={onCancel}>
            {t('two-factor.cancel')}
          </Button>
        }
      >
        <TextField
          {...form.field('code')}
          label={t('two-factor.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
      </Form>
    </div>
  );
}
