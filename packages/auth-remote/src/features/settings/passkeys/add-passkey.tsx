import type { Me, Passkey } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { Form, PasswordField, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { AccountForManagers } from '../../../form/account-for-managers';
import { KnownAlready, makePasskey, NotGiven } from '../../../passkeys/browser';
import { addPasskey, requestPasskey } from '../api/passkeys';
import { deviceName } from '../model/device-name';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords as useSettingsWords } from '../words';
import { useWords } from './words';

interface AddPasskeyProps {
  platform: Platform;
  me: Me;
  onDone: (passkey: Passkey) => void;
  onCancel: () => void;
}

/** From the password, and a name to know it by, to the authenticator's question. */
export function AddPasskey({ platform, me, onDone, onCancel }: AddPasskeyProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const { t: ofSettings, say } = useSettingsWords();
  const known = deviceName(navigator.userAgent);
  const form = useForm({
    initial: { name: typeof known === 'string' ? known : say(known), password: '' },
    check: ({ name, password }) => ({
      ...(name.trim() === '' && { name: t('passkeys.name-missing') }),
      ...(password === '' && { password: ofSettings('two-factor.password-missing') }),
    }),
    submit: async ({ name, password }) => {
      const asked = await requestPasskey(platform.http, password);
      return addPasskey(platform.http, name.trim(), await makePasskey(asked));
    },
    onDone,
    explain: (error) => {
      if (isApiError(error) && error.code === 'invalid_credentials')
        return { fields: { password: ofSettings('password.wrong') }, form: null };
      if (error instanceof KnownAlready) return { fields: {}, form: { title: t('passkeys.known'), advice: null } };
      if (error instanceof NotGiven) return { fields: {}, form: { title: t('passkeys.not-made'), advice: null } };
      return null;
    },
  });
  return (
    <>
      <Form form={form} className={styles.form} submitLabel={t('passkeys.make')} busyLabel={t('passkeys.making')}>
        <AccountForManagers email={me.email} />
        <TextField {...form.field('name')} label={t('passkeys.name')} hint={t('passkeys.name-hint')} autoFocus />
        <PasswordField
          {...form.field('password')}
          label={ofSettings('two-factor.password')}
          autoComplete="current-password"
        />
      </Form>
      <div className={styles.actions}>
        <Button appearance="subtle" onClick={onCancel}>
          {ofSettings('two-factor.cancel')}
        </Button>
      </div>
    </>
  );
}
