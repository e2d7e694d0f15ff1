import type { CompanyDeletion, Me } from '@slotwise/contract';
import { DELETION_GRACE_DAYS } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { Form, PasswordField, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { useState } from 'react';
import { AccountForManagers } from '../../../form/account-for-managers';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';

interface AskFormProps {
  platform: Platform;
  me: Me;
  /** Of the company. */
  name: string;
  onDone: (deletion: CompanyDeletion) => Promise<void>;
  onCancel: () => void;
}

/** What it means, and what nobody does by mistake or at somebody else's open session. */
export function AskForm({ platform, me, name, onDone, onCancel }: AskFormProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  // Whether there is a second factor is known once it was asked for.
  const [withCode, setWithCode] = useState(false);
  const form = useForm({
    initial: { name: '', password: '', code: '' },
    check: (values) => ({
      ...(values.name.trim() === name ? {} : { name: t('deletion.name-wrong') }),
      ...(values.password === '' ? { password: t('deletion.password-missing') } : {}),
    }),
    submit: ({ password, code, ...typed }) =>
      platform.http('POST /mycompany/deletion', {
        body: { name: typed.name.trim(), current_password: password, ...(code.trim() !== '' && { code: code.trim() }) },
      }),
    onDone: ({ deletion }) => void onDone(deletion),
    explain: (error) => {
      if (!isApiError(error)) return null;
      if (error.code === 'invalid_credentials') return { fields: { password: t('password.wrong') }, form: null };
      if (error.code === 'second_factor_required') {
        setWithCode(true);
        return { fields: { code: t('deletion.code-missing') }, form: null };
      }
      return error.code === 'second_factor_wrong' ? { fields: { code: t('deletion.code-wrong') }, form: null } : null;
    },
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
        {withCode && <TextField {...form.field('code')} label={t('deletion.code')} autoComplete="one-time-code" />}
      </Form>
    </div>
  );
}
