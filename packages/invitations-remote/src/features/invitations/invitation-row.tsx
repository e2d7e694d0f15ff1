import type { Invitation } from '@slotwise/contract';
import { Body1, Button, Caption1, InitialsAvatar, Spinner } from '@slotwise/shared/ui';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { CountdownRing } from './countdown-ring';
import { InvitationStatus } from './invitation-status';
import { useInvitationRowStyles } from './invitation-row.styles';
import { countdown } from './model/countdown';
import { inviteeOf } from './model/invitations-list';
import { actionFor, TYPE_LABELS } from './model/lifecycle';
import type { InvitationsKey } from './use-expiry';
import { useInvitationAction } from './use-invitation-action';

interface InvitationRowProps {
  invitation: Invitation;
  queryKey: InvitationsKey;
  /** Milliseconds since the epoch. */
  now: number;
}

const labels = { cancel: 'Cancel', resend: 'Resend' } as const;
const sentOn = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function InvitationRow({ invitation, queryKey, now }: InvitationRowProps) {
  const styles = useInvitationRowStyles();
  const mayManage = useCan(usePlatform(), 'manage_invitations');
  const { mutate, isPending: busy } = useInvitationAction(invitation, queryKey);
  const { name, status, invitationType, createdAt, expiresAt, avatarURL } = invitation;
  const action = actionFor(status);
  const invitee = inviteeOf(invitation);
  return (
    <li className={styles.row} aria-busy={busy}>
      <InitialsAvatar name={name || invitee} image={avatarURL} size={28} className={styles.avatar} />
      <div className={styles.who}>
        <Body1 className={styles.line}>{name || invitee}</Body1>
        <Caption1 className={styles.detail}>
          {name ? `${invitee} · ` : ''}
          {TYPE_LABELS[invitationType]} · sent {sentOn.format(new Date(createdAt))}
        </Caption1>
      </div>
      <div className={styles.state}>
        <InvitationStatus status={status} />
        {status === 'pending' && <CountdownRing {...countdown(now, Date.parse(createdAt), Date.parse(expiresAt))} />}
      </div>
      <div className={styles.actions}>
        {action && mayManage && (
          <Button
            size="small"
            icon={busy ? <Spinner size="extra-tiny" /> : undefined}
            disabledFocusable={busy}
            onClick={() => mutate(action)}
            aria-label={`${labels[action]} the invitation to ${invitee}`}
          >
            {labels[action]}
          </Button>
        )}
      </div>
    </li>
  );
}
