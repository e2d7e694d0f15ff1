import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { Body1Strong, Button, Caption1 } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/plain';
import { Form, PasswordField, useForm } from '@slotwise/shared/ui/plain-form';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isEmail } from '../../form/email';
import { EmailField } from '../../form/email-field';
import { useWords as useAccountWords } from '../../words';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { ProofCode } from './proof-code';
import { NO_PROOF, useProof } from './use-proof';
import { useWords } from './words';

const EMPTY = { email: '', ...NO_PROOF };

/** The address: whether it is confirmed, another link if it is not, and another address, once its link is opened. */
export function AddressSection({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { t: account } = useAccountWords();
  const describeError = useDescribeError();
  const resend = useMutation({
    mutationFn: () => platform.http('POST /me/email/confirmation'),
    onSuccess: () => platform.notify({ intent: 'success', title: t('address.resent', { email: me.email }) }),
    onError: (error) => platform.notify({ intent: 'error', title: describeError(error).title }),
  });
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
          <Banner
            intent="warning"
            title={t('address.banner.title', { email: me.email })}
            actions={
              <Button size="small" disabledFocusable={resend.isPending} onClick={() => resend.mutate()}>
                {t(resend.isPending ? 'address.resend.busy' : 'address.resend')}
              </Button>
            }
          >
            {t('address.banner.text')}
          </Banner>
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
