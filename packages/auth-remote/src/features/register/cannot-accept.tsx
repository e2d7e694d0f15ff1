import type { Me } from '@slotwise/contract';
import { HOME_PATHS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { Body1Strong, Button } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormStyles } from '../../form/auth-card.styles';
import { ButtonLink } from '../../router-link';
import { InvitationHeader } from './invitation-header';
import type { Obstacle } from './model/obstacle';
import { inviterOf, type Invitation } from './model/wizard';

interface CannotAcceptProps {
  platform: Platform;
  me: Me;
  invitation: Invitation;
  obstacle: Obstacle;
}

/** Says why this account cannot join, and what its owner can do about it. The invitation is not used up by looking. */
export function CannotAccept({ platform, me, invitation, obstacle }: CannotAcceptProps) {
  const styles = useFormStyles();
  const { data: tenant } = useQuery(tenantQueries(platform.http, me).tenant);
  const inviter = inviterOf(invitation.preview)?.name ?? 'the inviter';
  const own = tenant?.name ?? (me.userType === 'company' ? 'your company' : 'your WMS');
  return (
    <div className={styles.form}>
      <InvitationHeader invitation={invitation} />
      {obstacle === 'belongs' ? (
        <>
          <p className={styles.text}>
            Your account {me.email} already belongs to <Body1Strong>{own}</Body1Strong>, and an account belongs to one
            company or WMS at a time. Nothing was changed, and the invitation stays open until it expires.
          </p>
          <p className={styles.text}>
            To join {inviter} with this account, ask an administrator of {own} to remove you, then open the link again.
            {invitation.preview.email === null && ' To join with another account, log out first.'}
          </p>
        </>
      ) : (
        <p className={styles.text}>
          This invitation is for <Body1Strong>{invitation.preview.email}</Body1Strong>, and you are logged in as{' '}
          <Body1Strong>{me.email}</Body1Strong>. Log out to accept it with the invited address, or ask {inviter} to
          invite the address of this account.
        </p>
      )}
      <div className={styles.buttons}>
        <ButtonLink to={HOME_PATHS.user} appearance="primary" size="large">
          Go to dashboard
        </ButtonLink>
        {(obstacle === 'other-address' || invitation.preview.email === null) && (
          <Button appearance="subtle" onClick={() => void platform.session.logout()}>
            Log out and continue
          </Button>
        )}
      </div>
    </div>
  );
}
