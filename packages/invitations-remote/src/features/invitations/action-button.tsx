import type { Invitation } from '@slotwise/contract';
import { Button, Spinner, Tooltip } from '@slotwise/shared/ui';
import { useInvitationActions } from './invitation-actions';
import { inviteeOf } from './model/invitations-list';
import { ACTION_LABELS, actionFor } from './model/lifecycle';

const VERBS = { cancel: 'Canceling', resend: 'Resending' } as const;

/** Cancel or Resend, whichever the invitation's state allows; none for an accepted one. */
export function ActionButton({ invitation }: { invitation: Invitation }) {
  const { mayManage, busy, act } = useInvitationActions();
  const action = actionFor(invitation.status);
  if (!action) return null;
  const isBusy = busy.has(invitation.id);
  const button = (
    <Button
      size="small"
      icon={isBusy ? <Spinner size="extra-tiny" /> : undefined}
      disabledFocusable={isBusy || !mayManage}
      onClick={() => act(invitation, action)}
      aria-label={`${ACTION_LABELS[action]} the invitation to ${inviteeOf(invitation)}`}
    >
      {ACTION_LABELS[action]}
    </Button>
  );
  if (mayManage) return button;
  return (
    <Tooltip content={`${VERBS[action]} needs the permission manage_invitations.`} relationship="description">
      {button}
    </Tooltip>
  );
}
