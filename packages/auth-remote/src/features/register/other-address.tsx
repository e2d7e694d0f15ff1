import type { Me } from '@slotwise/contract';
import { HOME_PATHS } from '@slotwise/contract/constants';
import type { Platform } from '@slotwise/shared/remote';
import { Body1Strong, Button } from '@slotwise/shared/ui';
import { useCardTextStyles } from '../../form/auth-card.styles';
import { ButtonLink } from '../../router-link';
import { useWords } from '../../words';
import { InvitationHeader } from './invitation-header';
import { inviterOf, type Invitation } from './model/wizard';

interface OtherAddressProps {
  platform: Platform;
  me: Me;
  invitation: Invitation;
}

/** Says that somebody else was invited, and what to do next. The invitation is not used up by looking. */
export function OtherAddress({ platform, me, invitation }: OtherAddressProps) {
  const styles = useCardTextStyles();
  const { t, rich } = useWords();
  const inviter = inviterOf(invitation.preview)?.name;
  return (
    <div className={styles.stack}>
      <InvitationHeader invitation={invitation} />
      <p className={styles.text}>
        {rich('other-address.text', {
          invited: <Body1Strong>{invitation.preview.email}</Body1Strong>,
          own: <Body1Strong>{me.email}</Body1Strong>,
          known: inviter === undefined ? 'no' : 'yes',
          inviter,
        })}
      </p>
      <div className={styles.buttons}>
        <ButtonLink to={HOME_PATHS.user} appearance="primary" size="large">
          {t('accept.to-dashboard')}
        </ButtonLink>
        <Button appearance="subtle" onClick={() => void platform.session.logout()}>
          {t('other-address.logout')}
        </Button>
      </div>
    </div>
  );
}
