import type { Role } from '@slotwise/contract';
import { mergeClasses, useMergedRefs } from '@slotwise/shared/ui';
import { memo, useRef } from 'react';
import { useStale, useTab } from '../../../drafts/store';
import { useRolePart } from '../../../drafts/use-role-part';
import { useKeyboardTarget } from '../drag/keyboard-drag';
import { useEditInView } from '../steady/use-edit-in-view';
import { useHeldHeight } from '../steady/use-held-height';
import { askedDialog } from '../dialogs/asked-dialog';
import { useRoleDrop } from '../drag/use-role-drop';
import { useCardDialog } from './card-dialog';
import { CardHead } from './card-head';
import { PartTabs } from './part-tabs';
import { useRoleCardStyles } from './role-card.styles';
import { StaleBanner } from './stale-banner';

const DeleteRoleDialog = askedDialog(() => import('../dialogs/deleting/delete-role-dialog'));
const UpdateRoleDialog = askedDialog(() => import('../dialogs/update-role-dialog'));
const WarehousesDialog = askedDialog(() => import('../dialogs/warehouses-dialog'));
const PictureDialog = askedDialog(() => import('../dialogs/picture-dialog'));
const AddDialog = askedDialog(() => import('../dialogs/add-dialog'));

export interface RoleCardProps {
  role: Role;
  /** Actions stand in a menu. */
  compact: boolean;
  /** There is a column that things can be dragged from. */
  droppable: boolean;
  /** This is the card that the address names. */
  open: boolean;
}

/** One role: its holders, its permissions, and all actions on it. */
export const RoleCard = memo(function RoleCard({ role, compact, droppable, open }: RoleCardProps) {
  const styles = useRoleCardStyles();
  const [dialog, setDialog] = useCardDialog(role.id);
  const permissions = useRolePart(role, 'permissions');
  const users = useRolePart(role, 'users');
  const stale = useStale(role);
  const tab = useTab(role.id) ?? 'permissions';
  const keyboard = useKeyboardTarget(role.id);
  const drop = useRoleDrop(role, { permissions, users });
  const card = useRef<HTMLElement>(null);
  // A save ends the edit before its answer: from then on the list is drawn as saved, with less room around its chips.
  const isEditing = [permissions, users].some(({ edit, saving }) => edit !== undefined && !saving);
  useHeldHeight(card, isEditing);
  useEditInView(card, isEditing);
  const close = () => setDialog(null);
  const offered = drop.adds && drop.dragging;
  return (
    <article
      ref={useMergedRefs(card, drop.ref)}
      id={`role-card-${role.id}`}
      aria-labelledby={`role-${role.id}`}
      className={mergeClasses(
        styles.card,
        open && styles.open,
        (offered || keyboard === 'target') && styles.target,
        (drop.over || keyboard === 'target') && styles.over,
        drop.dragging && !drop.adds && styles.faded,
      )}
    >
      <CardHead
        role={role}
        compact={compact}
        open={open}
        parts={{ permissions, users }}
        onUpdate={() => setDialog('update')}
        onDelete={() => setDialog('delete')}
        onWarehouses={() => setDialog('warehouses')}
        onPicture={() => setDialog('picture')}
      />
      {stale && <StaleBanner role={role} compact={compact} />}
      <PartTabs
        role={role}
        tab={tab}
        parts={{ permissions, users }}
        roomy={open}
        droppable={droppable}
        waiting={offered ? drop.part : null}
        onAdd={() => setDialog('add')}
      />
      {dialog === 'delete' && <DeleteRoleDialog role={role} onClose={close} />}
      {dialog === 'update' && <UpdateRoleDialog role={role} onClose={close} />}
      {dialog === 'warehouses' && <WarehousesDialog role={role} onClose={close} />}
      {dialog === 'picture' && <PictureDialog role={role} onClose={close} />}
      {dialog === 'add' && <AddDialog role={role} part={tab} onClose={close} />}
    </article>
  );
});
