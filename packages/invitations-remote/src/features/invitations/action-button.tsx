import type { Invitation } from '@slotwise/contract';
import { Button, makeStyles, Spinner, Tooltip } from '@slotwise/shared/ui';
import { useOffline } from '@slotwise/shared/session';
import { usePermissionWords } from '@slotwise/shared/words';
import { useWords } from '../../words';
import { useInvitationActions } from './use-invitation-actions';
import { inviteeOf } from './model/invitations-list';
import { actionFor } from './model/lifecycle';

const useStyles = makeStyles({ button: { whiteSpace: 'nowrap' } });

/** Cancel or Resend, as the invitation's state allows; none for an accepted one. */
export function ActionButton({ invitation }: { invitation: Invitation }) {
  const styles = useStyles();
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const { mayManage, busy, act } = useInvitationActions();
  const isOffline = useOffline();
  const action = actionFor(invitation.status);
  if (!action) return null;
  const isBusy = busy.has(invitation.id);
  const waits = isOffline && isBusy;
  const invitee = inviteeOf(invitation);
  const button = (
    <Button
      size="small"
      className={styles.button}
      icon={isBusy ? <Spinner size="extra-tiny" /> : undefined}
      disabledFocusable={isBusy || !mayManage}
      onClick={() => act(invitation, action)}
      aria-label={waits ? t('action.waits-of', { invitee }) : t(`action.${action}-of`, { invitee })}
    >
      {waits ? t('action.waits') : t(`action.${action}`)}
    </Button>
  );
  if (mayManage) return button;
  return (
    <Tooltip
      content={t(`action.busy-needs.${action}`, { permission: quoted('manage_invitations') })}
      relationship="description"
    >
      {button}
    </Tooltip>
  );
}
