import type { CompanyDeletion, Me } from '@slotwise/contract';
import { DELETION_GRACE_DAYS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { Form, PasswordField, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { AccountForManagers } from '../../../form/account-for-managers';
import { useSettingsStyles } from '../settings-page.styles';
import { ProofCode } from '../proof-code';
import { NO_PROOF, useProof } from '../use-proof';
import { useWords } from '../words';

interface AskFormProps {
  platform: Platform;
  me: Me;
  /** Of the company. */
  name: string;
  onDone: (deletion: CompanyDeletion) => Promise<void>;
  onCancel: () => void;
}

/** Says what it means, and asks for something that nobody types by mistake or at somebody else's open session. */
export function AskForm({ platform, me, name, onDone, onCancel }: AskFormProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const proof = useProof(platform);
  const form = useForm({
    initial: { name: '', ...NO_PROOF },
    check: (values) => ({
      ...(values.name.trim() === name ? {} : { name: t('deletion.name-wrong') }),
      ...proof.check(values),
    }),
    submit: (values) =>
      platform.http('POST /mycompany/deletion', { body: { name: values.name.trim(), ...proof.bodyOf(values) } }),
    onDone: ({ deletion }) => void onDone(deletion),
    explain: proof.explain,
    names: { current_password: 'password' },
  });
  return (
    <div className={styles.choices}>
      <ul className={styles.points}>
        <li>{t('deletion.means.data')}</li>
        <li>{t('deletion.means.people')}</li>
        <li>{t('deletion.means.others')}</li>
        <li>{t('deletion.means.grace', { days: DELETION_GRACE_DAYS })}</li>
      </ul>
      <Form
        form={form}
        danger
        className={styles.form}
        submitLabel={t('deletion.submit', { days: DELETION_GRACE_DAYS })}
        busyLabel={t('deletion.busy')}
        secondary={
          <Button appearance="subtle" onClick={onCancel}>
            {t('deletion.cancel')}
          </Button>
        }
      >
        <TextField {...form.field('name')} label={t('deletion.name', { name })} autoComplete="off" autoFocus />
        <AccountForManagers email={me.email} />
        <PasswordField {...form.field('password')} label={t('deletion.password')} autoComplete="current-password" />
        {proof.withCode && <ProofCode {...form.field('code')} />}
      </Form>
    </div>
  );
}
