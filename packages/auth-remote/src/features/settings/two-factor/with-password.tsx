import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { Form, PasswordField, useForm } from '@slotwise/shared/ui/plain-form';
import { AccountForManagers } from '../../../form/account-for-managers';
import { useSettingsStyles } from '../settings-page.styles';
import { ProofCode } from '../proof-code';
import { NO_PROOF, useProof } from '../use-proof';
import { useWords } from '../words';

interface WithPasswordProps<Answer> {
  platform: Platform;
  me: Me;
  label: string;
  submit: (body: { current_password: string; code?: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for the password, and for a code where there is a second factor: nobody gets further who only sits down at an open session. */
export function WithPassword<Answer>({ platform, me, label, submit, onDone, onCancel }: WithPasswordProps<Answer>) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const proof = useProof(platform);
  const form = useForm({
    initial: NO_PROOF,
    check: proof.check,
    submit: (values) => submit(proof.bodyOf(values)),
    onDone,
    explain: proof.explain,
  });
  return (
    <Form
      form={form}
      className={styles.form}
      submitLabel={label}
      busyLabel={t('two-factor.busy')}
      secondary={
        <Button appearance="subtle" onClick={onCancel}>
          {t('two-factor.cancel')}
        </Button>
      }
    >
      <AccountForManagers email={me.email} />
      <PasswordField
        {...form.field('password')}
        label={t('two-factor.password')}
        autoComplete="current-password"
        autoFocus
      />
      {proof.withCode && <ProofCode {...form.field('code')} />}
    </Form>
  );
}
