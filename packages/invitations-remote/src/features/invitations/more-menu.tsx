import type { Invitation } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import {
  ArrowSync20Regular,
  Edit20Regular,
  History20Regular,
  Link20Regular,
  MoreHorizontal20Regular,
  Prohibited20Regular,
} from '@slotwise/shared/ui/icons';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { usePermissionWords } from '@slotwise/shared/words';
import { useWords } from '../../words';
import { useInvitationActions } from './use-invitation-actions';
import { inviteeOf } from './model/invitations-list';
import { actionFor } from './model/lifecycle';

const icons = { cancel: <Prohibited20Regular />, resend: <ArrowSync20Regular /> } as const;

/** Everything that can be done with one invitation. */
export function MoreMenu({ invitation }: { invitation: Invitation }) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const { mayManage, busy, act, changeRole, copyLink, showTimeline } = useInvitationActions();
  const action = actionFor(invitation.status);
  const toAnotherRole = changeRole(invitation);
  const disabled = !mayManage || busy.has(invitation.id);
  const reason = mayManage ? undefined : t('action.needs', { permission: quoted('manage_invitations') });
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={t('action.more-about', { invitee: inviteeOf(invitation) })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {invitation.status === 'pending' && (
            <MenuItem
              icon={<Link20Regular />}
              disabled={disabled}
              subText={reason}
              onClick={() => copyLink(invitation)}
            >
              {t('action.copy-link')}
            </MenuItem>
          )}
          {toAnotherRole && (
            <MenuItem icon={<Edit20Regular />} disabled={disabled} subText={reason} onClick={toAnotherRole}>
              {t('action.change-role')}
            </MenuItem>
          )}
          <MenuItem icon={<History20Regular />} onClick={() => showTimeline(invitation)}>
            {t('action.timeline')}
          </MenuItem>
          {action && (
            <MenuItem icon={icons[action]} disabled={disabled} subText={reason} onClick={() => act(invitation, action)}>
              {t(`action.${action}`)}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
