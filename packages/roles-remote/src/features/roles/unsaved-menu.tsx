import type { Role } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';
import { Save16Regular } from '@slotwise/shared/ui/icons';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { useWords } from '../../words';

export interface UnsavedMenuProps {
  label: string;
  look: Pick<ButtonProps, 'size' | 'icon' | 'iconPosition'>;
  named: readonly Role[];
  onSaveAll: () => void;
  onShow: (id: string) => void;
}

/** The actions for unsaved roles. */
export default function UnsavedMenu({ label, look, named, onSaveAll, onShow }: UnsavedMenuProps) {
  const { t } = useWords();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button {...look}>{label}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<Save16Regular />} onClick={onSaveAll}>
            {t('roles.save-all')}
          </MenuItem>
          <MenuDivider />
          {named.map(({ id, name }) => (
            <MenuItem key={id} onClick={() => onShow(id)}>
              {t('roles.show-unsaved', { role: name })}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
