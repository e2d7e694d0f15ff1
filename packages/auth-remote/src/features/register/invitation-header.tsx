import { Body1Strong, Caption1, InitialsAvatar } from '@slotwise/shared/ui';
import { useWords } from '../../words';
import { inviterOf, type Invitation } from './model/wizard';
import { useRegisterStyles } from './register-page.styles';

/** The inviter and the invitee. */
export function InvitationHeader({ invitation }: { invitation: Invitation }) {
  const styles = useRegisterStyles();
  const { t } = useWords();
  const inviter = inviterOf(invitation.preview);
  return (
    <div className={styles.invitation}>
      <InitialsAvatar
        name={inviter?.name ?? ''}
        image={inviter?.avatarURL}
        initials="letters"
        shape="square"
        size={48}
      />
      <div className={styles.inviter}>
        <span>{t('register.invited')}</span>
        {inviter && <Body1Strong>{inviter.name}</Body1Strong>}
        {invitation.preview.email !== null && <Caption1 className={styles.muted}>{invitation.preview.email}</Caption1>}
      </div>
    </div>
  );
}
