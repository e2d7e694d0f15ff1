import type { Me, TwoFactor } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Button, StatusBadge, Text } from '@slotwise/shared/ui';
import { Form, useForm } from '@slotwise/shared/ui/form';
import { PasswordField } from '@slotwise/shared/ui/forms';
import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { AccountForManagers } from '../../../form/account-for-managers';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';

interface FactorOnProps {
  platform: Platform;
  me: Me;
  state: TwoFactor;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}
type Wish = 'codes' | 'off';

/** What can be done with a second factor, each with the password. */
export function FactorOn({ platform, me, state, onCodes, onOff }: FactorOnProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const [wish, setWish] = useState<Wish | null>(null);
  return (
    <div className={styles.form}>
      <div className={styles.person}>
        <StatusBadge tone="success" label={t('two-factor.on')} />
        <Text>{t('two-factor.since', { day: formats.date(state.since ?? '', { dateStyle: 'medium' }) })}</Text>
      </div>
      <Text>{t('two-factor.codes-left', { count: state.recoveryCodes })}</Text>
      {wish === null ? (
        <div className={styles.actions}>
          <Button onClick={() => setWish('codes')}>{t('two-factor.new-codes')}</Button>
          {!state.demanded && (
            <Button appearance="subtle" onClick={() => setWish('off')}>
              {t('two-factor.turn-off')}
            </Button>
          )}
        </div>
      ) : (
        <WithPassword key={wish} {...{ platform, me, wish, onCodes, onOff }} onCancel={() => setWish(null)} />
      )}
    </div>
  );
}

interface WithPasswordProps extends Omit<FactorOnProps, 'state'> {
  wish: Wish;
  onCancel: () => void;
}

function WithPassword({ platform, me, wish, onCodes, onOff, onCancel }: WithPasswordProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: t('two-factor.password-missing') } : {}),
    submit: async ({ password }): Promise<readonly string[] | null> => {
      const body = { current_password: password };
      if (wish === 'codes') return (await platform.http('POST /me/two-factor/recovery-codes', { body })).recoveryCodes;
      await platform.http('DELETE /me/two-factor', { body });
      return null;
    },
    onDone: (codes) => {
      if (codes) return onCodes(codes);
      platform.notify({ intent: 'success', title: t('two-factor.off-done') });
      onOff();
    },
    explain: (error) =>
      isApiError(error) && error.code === 'invalid_credentials'
        ? { fields: { password: t('password.wrong') }, form: null }
        : null,
  });
  return (
    <>
      <Form
        form={form}
        className={styles.form}
        submitLabel={t(wish === 'codes' ? 'two-factor.new-codes' : 'two-factor.turn-off')}
        busyLabel={t('two-factor.busy')}
      >
        <AccountForManagers email={me.email} />
        <PasswordField {...form.field('password')} label={t('password.current')} autoComplete="current-password" />
      </Form>
      <Button className={styles.more} appearance="transparent" onClick={onCancel}>
        {t('two-factor.cancel')}
      </Button>
    </>
  );
}
