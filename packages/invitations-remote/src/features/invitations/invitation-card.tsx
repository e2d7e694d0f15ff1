import type { Invitation } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';
import { Body1, Caption1, InitialsAvatar, mergeClasses, WrittenText } from '@slotwise/shared/ui';
import { StateBadge } from '@slotwise/shared/ui/plain';
import { Phone16Regular } from '@slotwise/shared/ui/icons';
import { memo } from 'react';
import { useWords } from '../../words';
import { ActionButton } from './action-button';
import { CountdownRing } from './countdown-ring';
import { useInvitationActions } from './use-invitation-actions';
import { useInvitationCardStyles } from './invitation-card.styles';
import { inviteeOf } from './model/invitations-list';
import { MoreMenu } from './more-menu';

const SENT_ON = { dateStyle: 'medium' } as const;

/** One invitation as a card of the grid: invitee, state and actions. */
export const InvitationCard = memo(function InvitationCard({ invitation }: { invitation: Invitation }) {
  const styles = useInvitationCardStyles();
  const { rich, t } = useWords();
  const formats = useFormats();
  const busy = useInvitationActions().busy.has(invitation.id);
  const {
    name,
    email,
    message,
    status,
    invitationType,
    createdAt,
    sentAt = createdAt,
    expiresAt,
    avatarURL,
  } = invitation;
  const invitee = inviteeOf(invitation);
  const what = {
    invitee: <WrittenText text={invitee} />,
    type: t(`type.${invitationType}`),
    when: formats.date(sentAt, SENT_ON),
  };
  return (
    <div className={styles.card} aria-busy={busy}>
      {name || email ? (
        <InitialsAvatar name={name || invitee} image={avatarURL} size={28} />
      ) : (
        <span className={styles.nameless} aria-hidden="true">
          <Phone16Regular />
        </span>
      )}
      <div className={styles.who}>
        <Body1 className={mergeClasses(styles.line, Boolean(name) && styles.strong)}>
          <WrittenText text={name || invitee} />
        </Body1>
        <Caption1 className={styles.facts}>{rich(name ? 'item.facts-of' : 'item.facts', what)}</Caption1>
        {message && (
          <Caption1 className={styles.message}>
            {rich('item.quoted', { message: <WrittenText text={message} /> })}
          </Caption1>
        )}
      </div>
      <div className={styles.state}>
        <StateBadge state={status} />
        {status === 'pending' && <CountdownRing sentAt={sentAt} expiresAt={expiresAt} />}
      </div>
      <div className={styles.action} data-acts="" data-holds="">
        <ActionButton invitation={invitation} />
      </div>
      <div className={styles.more}>
        <MoreMenu invitation={invitation} />
      </div>
    </div>
  );
});
