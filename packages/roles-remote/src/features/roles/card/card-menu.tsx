import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, useRestoreFocusTarget } from '@slotwise/shared/ui/overlay';
import type { ReactElement } from 'react';
import { MoreButton } from './more-button';

export interface CardAction {
  label: string;
  icon: ReactElement;
  /** Why it cannot be done now. */
  reason: string | null;
  run: () => void;
}

export interface CardMenuProps {
  role: Role;
  actions: readonly CardAction[];
}

/** The actions on a role where there is no room for a button each. */
export default function CardMenu({ role, actions }: CardMenuProps) {
  const { announce } = usePlatform();
  // The menu is gone when a dialog closes: the focus returns to the button that opened it.
  const restoreTarget = useRestoreFocusTarget();
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <MoreButton {...restoreTarget} subject={role} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ label, icon, reason, run }) => (
            <MenuItem
              key={label}
              icon={icon}
              aria-disabled={reason !== null}
              disabled={reason !== null}
              title={reason ?? undefined}
              onClick={() => (reason === null ? run() : announce(reason))}
            >
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
