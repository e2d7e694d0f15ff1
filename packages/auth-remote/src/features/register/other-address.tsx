import type { Me } from '@slotwise/contract';
import { HOME_PATHS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { Body1Strong, Button } from '@slotwise/shared/ui';
import { useFormStyles } from '../../form/auth-card.styles';
import { ButtonLink } from '../../router-link';
import { InvitationHeader } from './invitation-header';
import { inviterOf, type Invitation } from './model/wizard';

interface OtherAddressProps {
  platform: Platform;
  me: Me;
  invitation: Invitation;
}

/** Says that somebody else was invited, and what to do about it. The invitation is not used up by looking. */
export function OtherAddress({ platform, me, invitation }: OtherAddressProps) {
  const styles = useFormStyles();
  const inviter = inviterOf(invitation.preview)?.name ?? 'the inviter';
  return (
    <div className={styles.form}>
      <InvitationHeader invitation={invitation} />
      <p className={styles.text}>
        This invitation is for <Body1Strong>{invitation.preview.email}</Body1Strong>, and you are logged in as{' '}
        <Body1Strong>{me.email}</Body1Strong>. Log out to accept it with the invited address, or ask {inviter} to invite
        the address of this account.
      </p>
      <div className={styles.buttons}>
        <ButtonLink to={HOME_PATHS.user} appearance="primary" size="large">
          Go to dashboard
        </ButtonLink>
        <Button appearance="subtle" onClick={() => void platform.session.logout()}>
          Log out and continue
        </Button>
      </div>
    </div>
  );
}
