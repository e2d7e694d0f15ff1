import { latePart } from '@slotwise/shared/remote';
import { Button } from '@slotwise/shared/ui';
import { ChevronDown16Regular } from '@slotwise/shared/ui/icons';
import { SavingNote } from '@slotwise/shared/ui/waiting';
import { useBoard } from '../../drafts/board-data';
import { useChangedRoles, useReadDrafts, useShowTab } from '../../drafts/store';
import { useSaveAll } from '../../drafts/use-save-all';
import { pendingOf } from '../../model/pending';
import { useWords } from '../../words';
import { useDragScene } from './drag/drag-scene';
import type { UnsavedMenuProps } from './unsaved-menu';

export const UnsavedMenu = latePart<UnsavedMenuProps>(
  () => import(/* webpackChunkName: "part-unsaved" */ './unsaved-menu'),
);

/** Roles that the menu names; more of them are only counted. */
const NAMED = 10;

/** Number of unsaved roles: saves them all, or leads to one of them. Nothing while all are. */
export function UnsavedRoles() {
  const { t } = useWords();
  const { roles } = useBoard();
  const changed = useChangedRoles();
  const read = useReadDrafts();
  const showTab = useShowTab();
  const { revealDraft } = useDragScene();
  const { save, giveUp, progress } = useSaveAll();
  if (progress) return <SavingNote onCancel={giveUp}>{t('word.saving')}</SavingNote>;
  if (changed.length === 0) return null;
  const pending = () => pendingOf(read().drafts, roles, ['permissions', 'users']);
  const show = (id: string) => {
    const [first] = pending().filter(({ role }) => role.id === id);
    if (first) showTab(id, first.part);
    revealDraft(id);
  };
  const named = roles.filter(({ id }) => changed.includes(id)).slice(0, NAMED);
  const label = t('roles.unsaved', { count: changed.length });
  const look = { size: 'small', icon: <ChevronDown16Regular />, iconPosition: 'after' } as const;
  return (
    <UnsavedMenu
      label={label}
      look={look}
      named={named}
      onSaveAll={() => save(pending())}
      onShow={show}
      face={<Button {...look}>{label}</Button>}
    />
  );
}
