import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Form, PasswordField, useForm } from '@slotwise/shared/ui/plain-form';
import { useQueryClient } from '@tanstack/react-query';
import { AccountForManagers } from '../../form/account-for-managers';
import { newPasswordFault, PASSWORD_RULE } from '../../form/new-password';
import { sayFaults } from '../../form/say-faults';
import { useWords as useAccountWords, type Said } from '../../words';
import { settingsKeys } from './query-keys';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

const EMPTY = { current: '', next: '' };

function faultsOf({ current, next }: typeof EMPTY): Partial<Record<keyof typeof EMPTY, Said>> {
  const fault = newPasswordFault(next);
  return {
    ...(current === '' ? { current: { id: 'fault.password-required' } } : {}),
    ...(fault ? { next: fault } : {}),
  };
}

/** Changes the password; the user's other sessions end with it. */
export function PasswordSection({ platform, email }: { platform: Platform; email: string }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { t: account, say } = useAccountWords();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: EMPTY,
    check: (fields) => sayFaults(faultsOf(fields), say),
    submit: ({ current, next }) =>
      platform.http('POST /me/password', { body: { current_password: current, new_password: next } }),
    onDone: () => {
      form.reset();
      void queryClient.invalidateQueries({ queryKey: settingsKeys.sessions });
      platform.notify({ intent: 'success', title: t('password.changed.title'), body: t('password.changed.body') });
    },
    explain: (error) =>
      isApiError(error) && error.code === 'invalid_credentials'
        ? { fields: { current: t('password.wrong') }, form: null }
        : null,
    names: { current_password: 'current', new_password: 'next' },
    codes: { password_too_common: 'next' },
  });

  return (
    <SettingsSection name="password" title={t('password.title')} about={t('password.about')}>
      <Form form={form} className={styles.form} submitLabel={account('reset.submit')} busyLabel={account('reset.busy')}>
        <AccountForManagers email={email} />
        <PasswordField {...form.field('current')} label={t('password.current')} autoComplete="current-password" />
        <PasswordField
          {...form.field('next')}
          label={account('field.new-password')}
          autoComplete="new-password"
          hint={say(PASSWORD_RULE)}
        />
      </Form>
    </SettingsSection>
  );
}
