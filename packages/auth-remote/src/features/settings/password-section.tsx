import { isAborted, isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { PasswordField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { AccountForManagers } from '../../form/account-for-managers';
import { FormError } from '../../form/form-error';
import { newPasswordFault, PASSWORD_RULE } from '../../form/new-password';
import { submitFailure, type SubmitFailure } from '../../form/submit-failure';
import { useFaults } from '../../form/use-faults';
import { settingsKeys } from './query-keys';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';

type Field = 'current' | 'next';
const EMPTY: Readonly<Record<Field, string>> = { current: '', next: '' };

function failureOf(error: unknown): SubmitFailure<Field> {
  if (isApiError(error) && error.code === 'invalid_credentials') {
    return { fields: { current: 'This is not your current password' }, form: null };
  }
  return submitFailure(error, { current_password: 'current', new_password: 'next' });
}

/** Changes the password; the user's other sessions end with it. */
export function PasswordSection({ platform, email }: { platform: Platform; email: string }) {
  const styles = useSettingsStyles();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const { form, errors, formError, ...faults } = useFaults<Field>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const fault = newPasswordFault(fields.next);
    const found: typeof errors = {
      ...(fields.current === '' ? { current: 'Password is required' } : {}),
      ...(fault ? { next: fault } : {}),
    };
    if (Object.keys(found).length > 0) return faults.refuse({ fields: found, form: null });
    setBusy(true);
    faults.clear();
    try {
      await platform.http('POST /me/password', {
        body: { current_password: fields.current, new_password: fields.next },
      });
      setFields(EMPTY);
      void queryClient.invalidateQueries({ queryKey: settingsKeys.sessions });
      platform.notify({ intent: 'success', title: 'Password changed', body: 'You are signed out everywhere else.' });
    } catch (error) {
      if (!isAborted(error)) faults.refuse(failureOf(error));
    } finally {
      setBusy(false);
    }
  };

  const field = (name: Field) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => {
      setFields((current) => ({ ...current, [name]: value }));
      faults.forget(name);
    },
  });

  return (
    <SettingsSection title="Password" about="Changing it signs you out everywhere else.">
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
        <FormError message={formError} />
        <AccountForManagers email={email} />
        <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
        <PasswordField label="New password" autoComplete="new-password" hint={PASSWORD_RULE} {...field('next')} />
        <div className={styles.actions}>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Change password'}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
