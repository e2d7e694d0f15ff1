import type { Me } from '@slotwise/contract';
import { NAME_MAX } from '@slotwise/contract/constants';
import { isAborted } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { Body1Strong, Button, Caption1, InitialsAvatar } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { submitFailure } from '../../form/submit-failure';
import { useFaults } from '../../form/use-faults';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';

type Field = 'firstName' | 'lastName';
const REQUIRED: Readonly<Record<Field, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
};

/** The user's name. What others change meanwhile shows up here only while nothing is being typed. */
export function ProfileSection({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const formStyles = useFormStyles();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Partial<Record<Field, string>>>({});
  const [busy, setBusy] = useState(false);
  const { form, errors, formError, ...faults } = useFaults<Field>();

  const values: Record<Field, string> = {
    firstName: draft.firstName ?? me.firstName,
    lastName: draft.lastName ?? me.lastName,
  };
  const changed = values.firstName.trim() !== me.firstName || values.lastName.trim() !== me.lastName;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !changed) return;
    const found: typeof errors = {};
    for (const field of ['firstName', 'lastName'] as const) {
      if (values[field].trim() === '') found[field] = REQUIRED[field];
    }
    if (Object.keys(found).length > 0) return faults.refuse({ fields: found, form: null });
    setBusy(true);
    faults.clear();
    try {
      const body = { first_name: values.firstName.trim(), last_name: values.lastName.trim() };
      const answer = await platform.http('PATCH /me', { body });
      queryClient.setQueryData(queryKeys.me, answer.me);
      setDraft({});
      platform.notify({ intent: 'success', title: 'Profile saved' });
    } catch (error) {
      if (isAborted(error)) return;
      faults.refuse(submitFailure(error, { first_name: 'firstName', last_name: 'lastName' }));
    } finally {
      setBusy(false);
    }
  };

  const field = (name: Field) => ({
    name,
    maxLength: NAME_MAX,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setDraft((current) => ({ ...current, [name]: value }));
      faults.forget(name);
    },
  });

  return (
    <SettingsSection title="Profile" about="Your name, as your colleagues see it.">
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
        <div className={styles.person}>
          <InitialsAvatar name={`${me.firstName} ${me.lastName}`} image={me.avatarURL} size={40} />
          <div className={styles.personText}>
            <Body1Strong>
              {me.firstName} {me.lastName}
            </Body1Strong>
            <Caption1 className={styles.muted}>{me.email}</Caption1>
          </div>
        </div>
        <FormError message={formError} />
        <div className={formStyles.pair}>
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabled={busy || !changed}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
