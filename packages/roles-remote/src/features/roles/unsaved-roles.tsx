import { Button } from '@slotwise/shared/ui';
import { ChevronDown16Regular, Save16Regular } from '@slotwise/shared/ui/icons';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { useBoard } from '../../drafts/board-data';
import { useChangedRoles, useReadDrafts, useShowTab } from '../../drafts/store';
import { useSaveAll } from '../../drafts/use-save-all';
import { pendingOf } from '../../model/pending';
import { useWords } from '../../words';
import { useDragScene } from './drag/drag-scene';

/** Roles that the menu names; more of them are only counted. */
const NAMED = 10;

/** Number of unsaved roles: saves them all, or leads to one of them. Nothing while all are. */
export function UnsavedRoles() {
  const { t } = useWords();
  const { roles } = useBoard();
  const changed = useChangedRoles();
  const read = useReadDrafts();
  const showTab = useShowTab();
  const { reveal } = useDragScene();
  const { save, progress } = useSaveAll();
  if (changed.length === 0) return null;
  const pending = () => pendingOf(read().drafts, roles, ['permissions', 'users']);
  const show = (id: string) => {
    const [first] = pending().filter(({ role }) => role.id === id);
    if (first) showTab(id, first.part);
    reveal(id);
  };
  const named = roles.filter(({ id }) => changed.includes(id)).slice(0, NAMED);
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<ChevronDown16Regular />} iconPosition="after" disabledFocusable={progress !== null}>
          {progress ? t('word.saving') : t('roles.unsaved', { count: changed.length })}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<Save16Regular />} onClick={() => save(pending())}>
            {t('roles.save-all')}
          </MenuItem>
          <MenuDivider />
          {named.map(({ id, name }) => (
            <MenuItem key={id} onClick={() => show(id)}>
              {t('roles.show-unsaved', { role: name })}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
