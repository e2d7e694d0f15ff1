import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { Body1Strong, Caption1 } from '@slotwise/shared/ui';
import { Form, PasswordField, useForm } from '@slotwise/shared/ui/plain-form';
import { useState } from 'react';
import { isEmail } from '../../form/email';
import { EmailField } from '../../form/email-field';
import { useWords as useAccountWords } from '../../words';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { ProofCode } from './proof-code';
import { UnconfirmedAddress } from './unconfirmed-address';
import { NO_PROOF, useProof } from './use-proof';
import { useWords } from './words';

const EMPTY = { email: '', ...NO_PROOF };

/** The address: whether it is confirmed, another link if it is not, and another address, once its link is opened. */
export function AddressSection({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { t: account } = useAccountWords();
  const [isBegun, setIsBegun] = useState(false);
  const proof = useProof(platform, isBegun);
  const form = useForm({
    initial: EMPTY,
    check: (values) => ({
      ...(isEmail(values.email) ? {} : { email: account('fault.email') }),
      ...proof.check(values),
    }),
    submit: async ({ email, ...shown }) => {
      await platform.http('POST /me/email', { body: { email: email.trim(), ...proof.bodyOf(shown) } });
      form.reset();
      platform.notify({
        intent: 'success',
        title: t('address.sent.title', { email: email.trim() }),
        body: t('address.sent.body'),
      });
    },
    explain: proof.explain,
    names: { current_password: 'password' },
  });

  return (
    <SettingsSection name="address" title={t('address.title')} about={t('address.about')}>
      <div className={styles.choices}>
        {me.emailConfirmed === false ? (
          <UnconfirmedAddress platform={platform} me={me}>
            {t('address.banner.text')}
          </UnconfirmedAddress>
        ) : (
          <div className={styles.address}>
            <Body1Strong>{me.email}</Body1Strong>
            {me.emailConfirmed && <Caption1 className={styles.muted}>{t('address.confirmed')}</Caption1>}
          </div>
        )}
        <div onFocus={() => setIsBegun(true)}>
          <Form
            form={form}
            className={styles.form}
            submitLabel={t('address.change')}
            busyLabel={t('address.resend.busy')}
          >
            <EmailField {...form.field('email')} label={t('address.new')} size="medium" />
            <PasswordField
              {...form.field('password')}
              label={t('address.current-password')}
              autoComplete="current-password"
            />
            {proof.withCode && <ProofCode {...form.field('code')} />}
          </Form>
        </div>
      </div>
    </SettingsSection>
  );
}
