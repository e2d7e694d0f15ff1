import type { Me } from '@slotwise/contract';
import { HOME_PATHS, NAME_MAX } from '@slotwise/contract/constants';
import { isAborted, isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { Body1Strong, Button, Caption1, InitialsAvatar } from '@slotwise/shared/ui';
import { TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useFormStyles } from '../../form/auth-card.styles';
import { FormError } from '../../form/form-error';
import { label } from '../../form/label';
import { submitFailure } from '../../form/submit-failure';
import { useFocusFirstInvalid } from '../../form/use-focus-first-invalid';
import { ButtonLink } from '../../router-link';
import { acceptInvitation } from './api/accept-invitation';
import { InvitationHeader } from './invitation-header';
import { inviterOf, REQUIRED, type Invitation } from './model/wizard';
import { useRegisterStyles } from './register-page.styles';

interface AcceptFormProps {
  platform: Platform;
  me: Me;
  invitation: Invitation;
  /** Called with true before the account may change, with false if it did not. */
  onJoining: (joining: boolean) => void;
  /** The link leads nowhere any more. */
  onRefused: () => void;
}

/** Whom one would join, as whom, and the button that does it. */
export function AcceptForm({ platform, me, invitation, onJoining, onRefused }: AcceptFormProps) {
  const styles = useRegisterStyles();
  const formStyles = useFormStyles();
  const queryClient = useQueryClient();
  const [companyName, setCompanyName] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useFocusFirstInvalid(attempt);
  const founds = invitation.preview.invitationType === 'join_wms_with_new_company';

  const refuse = (ofName: string | null, ofForm: string | null) => {
    setNameError(ofName);
    setFormError(ofForm);
    setAttempt((count) => count + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const name = companyName.trim();
    if (founds && name === '') return refuse(REQUIRED.companyName, null);
    setBusy(true);
    setFormError(null);
    onJoining(true);
    try {
      await acceptInvitation(platform.http, { token: invitation.token, ...(founds && { new_company_name: name }) });
      // The live event does the same; whoever has no stream must not wait for it.
      await queryClient.invalidateQueries({ queryKey: queryKeys.me });
      const joined = founds ? name : inviterOf(invitation.preview)?.name;
      platform.notify({ intent: 'success', title: joined ? `You joined ${joined}` : 'Invitation accepted' });
      platform.navigate(HOME_PATHS.user, { replace: true });
    } catch (error) {
      if (isAborted(error)) return;
      onJoining(false);
      setBusy(false);
      if (!isApiError(error) || error.status >= 500) platform.report(error);
      if (isApiError(error) && error.code === 'invalid_invitation_token') return onRefused();
      // Joined from another tab: the page says so as soon as it knows where.
      if (isApiError(error) && error.code === 'tenant_already_joined') {
        void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      }
      const { fields, form: ofForm } = submitFailure(error, { new_company_name: 'companyName' });
      refuse(fields.companyName ?? null, ofForm);
    }
  };

  return (
    <form ref={form} className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <InvitationHeader invitation={invitation} />
      <FormError message={formError} />
      <div className={styles.account}>
        <InitialsAvatar name={`${me.firstName} ${me.lastName}`} image={me.avatarURL} size={32} />
        <div className={styles.inviter}>
          <Body1Strong>
            {me.firstName} {me.lastName}
          </Body1Strong>
          <Caption1 className={styles.muted}>{me.email}</Caption1>
        </div>
      </div>
      {founds && (
        <TextField
          label={label('Company Name')}
          name="companyName"
          size="large"
          autoComplete="organization"
          maxLength={NAME_MAX}
          value={companyName}
          onChange={(value) => {
            setCompanyName(value);
            setNameError(null);
            setFormError(null);
          }}
          error={nameError}
        />
      )}
      <div className={formStyles.buttons}>
        <Button type="submit" appearance="primary" size="large" disabled={busy}>
          {busy ? 'Accepting...' : 'Accept Invitation'}
        </Button>
        <ButtonLink to={HOME_PATHS.user} appearance="subtle">
          Not now
        </ButtonLink>
      </div>
    </form>
  );
}
