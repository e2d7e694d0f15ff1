import type { Me, Passkey } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { Form, PasswordField, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { AccountForManagers } from '../../../form/account-for-managers';
import { KnownAlready, makePasskey, NotGiven } from '../../../passkeys/browser';
import { addPasskey, requestPasskey } from '../api/passkeys';
import { deviceName } from '../model/device-name';
import { useSettingsStyles } from '../settings-page.styles';
import { NO_PROOF, useProof } from '../use-proof';
import { useWords as useSettingsWords } from '../words';
import { useWords } from './words';

const NOTHING = { fields: {}, form: null };

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
  const proof = useProof(platform);
  const form = useForm({
    initial: { name: typeof known === 'string' ? known : say(known), ...NO_PROOF },
    check: (values) => ({
      ...(values.name.trim() === '' && { name: t('passkeys.name-missing') }),
      ...proof.check(values),
    }),
    submit: async (values) => {
      const asked = await requestPasskey(platform.http, proof.bodyOf(values));
      return addPasskey(platform.http, values.name.trim(), await makePasskey(asked));
    },
    onDone,
    explain: (error) => {
      if (error instanceof KnownAlready) return { fields: {}, form: { title: t('passkeys.known'), advice: null } };
      if (error instanceof NotGiven) return { fields: {}, form: { title: t('passkeys.not-made'), advice: null } };
      return proof.explain(error);
    },
  });
  return (
    <div
      className={styles.form}
      onBlur={({ currentTarget, relatedTarget }) => {
        // People who go on with another section have read why this was refused.
        if (form.fault && relatedTarget && !currentTarget.contains(relatedTarget)) form.refuse(NOTHING);
      }}
    >
      <Form
        form={form}
        className={styles.form}
        submitLabel={t('passkeys.make')}
        busyLabel={t('passkeys.making')}
        secondary={
          <Button appearance="subtle" onClick={onCancel}>
            {ofSettings('two-factor.cancel')}
          </Button>
        }
      >
        <AccountForManagers email={me.email} />
        <TextField {...form.field('name')} label={t('passkeys.name')} hint={t('passkeys.name-hint')} autoFocus />
        <PasswordField
          {...form.field('password')}
          label={ofSettings('two-factor.password')}
          autoComplete="current-password"
        />
        {proof.withCode && (
          <TextField
            {...form.field('code')}
            label={ofSettings('proof.code')}
            hint={ofSettings('proof.code-hint')}
            autoComplete="one-time-code"
          />
        )}
      </Form>
    </div>
  );
}
