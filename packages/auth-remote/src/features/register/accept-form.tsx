import type { Me } from '@slotwise/contract';
import { HOME_PATHS, NAME_MAX } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { Body1Strong, Caption1, InitialsAvatar } from '@slotwise/shared/ui';
import { Form, TextField, useForm } from '@slotwise/shared/ui/plain-form';
import { useQueryClient } from '@tanstack/react-query';
import { label } from '../../form/label';
import { ButtonLink } from '../../router-link';
import { useWords } from '../../words';
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

/** The company or WMS to join, the invited person, and the button to accept. */
export function AcceptForm({ platform, me, invitation, onJoining, onRefused }: AcceptFormProps) {
  const styles = useRegisterStyles();
  const { t, say } = useWords();
  const queryClient = useQueryClient();
  const founds = invitation.preview.invitationType === 'join_wms_with_new_company';
  const form = useForm({
    initial: { companyName: '' },
    check: ({ companyName }) => (founds && companyName.trim() === '' ? { companyName: say(REQUIRED.companyName) } : {}),
    submit: async ({ companyName }) => {
      const name = companyName.trim();
      onJoining(true);
      await acceptInvitation(platform.http, { token: invitation.token, ...(founds && { new_company_name: name }) });
      // The live event does the same; a page without a stream must not wait for it.
      await queryClient.invalidateQueries({ queryKey: queryKeys.me });
      const joined = founds ? name : inviterOf(invitation.preview)?.name;
      platform.notify({
        intent: 'success',
        title: joined ? t('accept.joined', { tenant: joined }) : t('accept.accepted'),
      });
      platform.navigate(HOME_PATHS.user, { replace: true });
    },
    explain: (error) => {
      onJoining(false);
      if (!isApiError(error) || error.status >= 500) platform.report(error);
      if (isApiError(error) && error.code === 'invalid_invitation_token') onRefused();
      // Joined from another tab: the page says so as soon as it knows where.
      if (isApiError(error) && error.code === 'tenant_already_joined') {
        void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      }
      return null;
    },
    names: { new_company_name: 'companyName' },
  });

  return (
    <Form
      form={form}
      size="large"
      submitLabel={t('accept.submit')}
      busyLabel={t('accept.busy')}
      secondary={
        <ButtonLink to={HOME_PATHS.user} appearance="subtle">
          {t('accept.not-now')}
        </ButtonLink>
      }
    >
      <InvitationHeader invitation={invitation} />
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
          {...form.field('companyName')}
          label={label(t('field.company-name'))}
          size="large"
          autoComplete="organization"
          maxLength={NAME_MAX}
        />
      )}
    </Form>
  );
}
