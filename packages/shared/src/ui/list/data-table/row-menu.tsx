import { makeStyles, tokens } from '@slotwise/shared/ui';
import { Menu, MenuItem, MenuItemLink, MenuList, MenuPopover } from '@slotwise/shared/ui/overlay';
import type { RowAction } from './row-action';

const useStyles = makeStyles({ danger: { color: tokens.colorStatusDangerForeground1 } });

export interface ActionItemsProps {
  label: string;
  actions: readonly RowAction[];
}

/** The actions as items of a menu; one that is not allowed says why. */
export function ActionItems({ label, actions }: ActionItemsProps) {
  const styles = useStyles();
  return (
    <MenuList aria-label={label}>
      {actions.map(({ key, label: verb, icon, href, onClick, disabled, danger }) => {
        const look = { icon, className: danger && !disabled ? styles.danger : undefined };
        if (href !== undefined && !disabled) {
          return (
            <MenuItemLink key={key} href={href} {...look} onClick={onClick}>
              {verb}
            </MenuItemLink>
          );
        }
        return (
          <MenuItem key={key} {...look} disabled={Boolean(disabled)} subText={disabled} onClick={onClick}>
            {verb}
          </MenuItem>
        );
      })}
    </MenuList>
  );
}

interface RowMenuProps extends ActionItemsProps {
  button: HTMLElement;
  onClose: () => void;
}

/** One menu for all rows, open beside the button of one: a menu for each row would cost more than the row. */
export function RowMenu({ button, onClose, ...items }: RowMenuProps) {
  return (
    <Menu
      open
      positioning={{ target: button, position: 'below', align: 'end' }}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <MenuPopover>
        <ActionItems {...items} />
      </MenuPopover>
    </Menu>
  );
}
