import type { Role } from '@slotwise/contract';
import { Button, Caption1, mergeClasses, Tooltip } from '@slotwise/shared/ui';
import { ChevronDown16Regular, ChevronRight16Regular } from '@slotwise/shared/ui/icons';
import { useOffline } from '@slotwise/shared/session';
import { SavingNote } from '@slotwise/shared/ui/waiting';
import { useId, useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import type { RolePart } from '../../../drafts/use-role-part';
import type { Part } from '../../../model/role-drafts';
import { shownItems } from '../../../model/shown-items';
import { PermissionChips, UserChips } from './chips';
import { EditBar } from './edit-bar';
import { EditSummary } from './edit-summary';
import { useKeptFocus } from './use-kept-focus';
import { usePartPanelStyles } from './role-card.styles';
import { useWords } from '../../../words';

interface PartPanelProps {
  role: Role;
  part: Part;
  state: RolePart;
  roomy: boolean;
  droppable: boolean;
  /** The dragged part, if it could be dropped here. */
  waiting: Part | null;
  onAdd: () => void;
}

/** One list of a role: its drop area, its items, and its own Edit and Save. */
export function PartPanel(props: PartPanelProps) {
  const { role, part, state, roomy, droppable, waiting, onAdd } = props;
  const { t } = useWords();
  const styles = usePartPanelStyles();
  const { permissionById, userById } = useBoard();
  const [shown, setShown] = useState(true);
  const id = useId();
  const { edit, locked, remove } = state;
  const panel = useKeptFocus(edit !== undefined);
  const waits = useOffline() && state.saving;
  const changing =
    edit && locked === null
      ? { onRemove: (item: string) => remove([item]), onRestore: (item: string) => state.restore([item]) }
      : {};
  const chips = { ...changing, roomy, editing: edit !== undefined };
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.bar}>
        <Tooltip content={t(`card.${shown ? 'hide' : 'show'}.${part}`)} relationship="label">
          <Button
            className={styles.disclosure}
            size="small"
            appearance="subtle"
            icon={shown ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
            aria-expanded={shown}
            aria-controls={shown ? id : undefined}
            onClick={() => setShown(!shown)}
          />
        </Tooltip>
        {state.saving && (
          <SavingNote short onCancel={state.giveUp}>
            {t('word.saving')}
          </SavingNote>
        )}
        {/* Neither does anything before it is saved, and with them the row would become two under somebody's hand. */}
        {!waits && <EditBar part={part} state={state} onAdd={onAdd} />}
      </div>
      {shown && (
        <div id={id} className={styles.area}>
          {part === 'permissions' ? (
            <PermissionChips {...chips} items={shownItems(role.permissions, edit, permissionById)} />
          ) : (
            <UserChips {...chips} items={shownItems(role.users, edit, userById)} />
          )}
          {droppable && state.addingLocked === null && (
            <Caption1 className={mergeClasses(styles.hint, waiting === part && styles.waiting)}>
              {t(`card.drop.${part}`)}
            </Caption1>
          )}
        </div>
      )}
      {edit && <EditSummary role={role} part={part} state={state} />}
    </div>
  );
}
