import type { Me, Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import { Delete20Regular, MoreHorizontal20Regular } from '@slotwise/shared/ui/icons';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, useRestoreFocusTarget } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { DeleteRoleDialog } from './delete-role-dialog';

interface RoleActionsProps {
  role: Role;
  me: Me;
}

/** What can be done with one role; nothing is offered to those who may not manage roles. */
export function RoleActions({ role, me }: RoleActionsProps) {
  const mayManage = useCan(usePlatform(), 'manage_roles');
  const [deleting, setDeleting] = useState(false);
  // The menu is gone when the dialog closes: the focus returns to the button that opened it.
  const restoreTarget = useRestoreFocusTarget();
  if (!mayManage) return null;
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button
            {...restoreTarget}
            appearance="subtle"
            icon={<MoreHorizontal20Regular />}
            aria-label={`More actions for ${role.name}`}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<Delete20Regular />} onClick={() => setDeleting(true)}>
              Delete
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <DeleteRoleDialog open={deleting} role={role} me={me} onClose={() => setDeleting(false)} />
    </>
  );
}
