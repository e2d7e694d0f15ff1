import type { Invitation } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';
import { Body1, Caption1, InitialsAvatar, mergeClasses, WrittenText } from '@slotwise/shared/ui';
import { StateBadge } from '@slotwise/shared/ui/feedback';
import { Phone16Regular } from '@slotwise/shared/ui/icons';
import { memo } from 'react';
import { useWords } from '../../words';
import { ActionButton } from './action-button';
import { CountdownRing } from './countdown-ring';
import { useInvitationActions } from './invitation-actions';
import { useInvitationItemStyles } from './invitation-item.styles';
import { inviteeOf } from './model/invitations-list';
import { MoreMenu } from './more-menu';

const SENT_ON = { dateStyle: 'medium' } as const;

interface InvitationItemProps {
  invitation: Invitation;
  /** A card of the grid, or a row of the list. */
  card: boolean;
}

/** One invitation: whom, what became of it, and what can be done. */
export const InvitationItem = memo(function InvitationItem({ invitation, card }: InvitationItemProps) {
  const styles = useInvitationItemStyles();
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
  const facts = () => {
    const what = {
      invitee: <WrittenText text={invitee} />,
      type: t(`type.${invitationType}`),
      when: formats.date(sentAt, SENT_ON),
      message: <WrittenText text={message ?? ''} />,
    };
    if (message && !card) return rich(name ? 'item.facts-of-with-message' : 'item.facts-with-message', what);
    return rich(name ? 'item.facts-of' : 'item.facts', what);
  };
  return (
    <div className={card ? styles.card : styles.row} aria-busy={busy}>
      {name || email ? (
        <InitialsAvatar name={name || invitee} image={avatarURL} size={28} />
      ) : (
        <span className={styles.nameless} aria-hidden="true">
          <Phone16Regular />
        </span>
      )}
      <div className={mergeClasses(styles.who, !card && styles.rowWho)}>
        <Body1 className={mergeClasses(styles.line, Boolean(name) && styles.strong)}>
          <WrittenText text={name || invitee} />
        </Body1>
        <Caption1 className={card ? styles.facts : styles.detail}>{facts()}</Caption1>
        {message && card && (
          <Caption1 className={styles.message}>
            {rich('item.quoted', { message: <WrittenText text={message} /> })}
          </Caption1>
        )}
      </div>
      <div className={card ? styles.cardState : styles.state}>
        <StateBadge state={status} />
        {status === 'pending' && <CountdownRing sentAt={sentAt} expiresAt={expiresAt} />}
      </div>
      <div className={card ? styles.cardAction : styles.action} data-action="">
        <ActionButton invitation={invitation} />
      </div>
      <div className={card ? styles.cardMore : styles.more}>
        <MoreMenu invitation={invitation} />
      </div>
    </div>
  );
});
