import type { Role } from '@slotwise/contract';
import { Button, Caption1 } from '@slotwise/shared/ui';
import { Warning16Regular } from '@slotwise/shared/ui/icons';
import { useBoard } from '../../../drafts/board-data';
import type { RolePart } from '../../../drafts/use-role-part';
import { moveWarnings, movesOf, nameOf, roleLessWarning } from '../../../model/moves';
import type { Part } from '../../../model/role-drafts';
import { ReasonButton } from '../../../reason-button';
import { WORDS } from './edit-bar';
import { usePartPanelStyles } from './role-card.styles';

interface EditSummaryProps {
  role: Role;
  part: Part;
  state: RolePart;
}

/** Save and Cancel, and what a save would do: how much it adds and removes, who is moved from which role, and who is left without one. */
export function EditSummary({ role, part, state }: EditSummaryProps) {
  const { added, removed } = state.changes;
  const styles = usePartPanelStyles();
  const { me, userById } = useBoard();
  const warnings =
    part === 'users'
      ? [
          ...moveWarnings(movesOf(added, userById, role.id)),
          roleLessWarning(role.users.filter(({ id }) => removed.includes(id)).map(nameOf)),
        ]
      : [me.roleID === role.id && removed.length > 0 && `This is your own role: you lose ${removed.join(', ')}.`];
  return (
    <>
      {warnings.some(Boolean) && (
        <ul className={styles.warnings}>
          {warnings.map(
            (text) =>
              text && (
                <li key={text} className={styles.warning}>
                  <Warning16Regular className={styles.icon} />
                  <span>{text}</span>
                </li>
              ),
          )}
        </ul>
      )}
      <div className={styles.foot}>
        <div className={styles.summary} role="status">
          {added.length > 0 && <Caption1 className={styles.count}>+{added.length} added</Caption1>}
          {removed.length > 0 && <Caption1 className={styles.count}>−{removed.length} removed</Caption1>}
          <Caption1 className={styles.hint}>
            {added.length + removed.length === 0 ? 'No changes yet.' : 'Not saved yet.'}
          </Caption1>
        </div>
        <div className={styles.ends}>
          <Button size="small" onClick={state.cancel}>
            Cancel
          </Button>
          <ReasonButton size="small" appearance="primary" reason={state.locked} onClick={state.save}>
            Save {WORDS[part]}
          </ReasonButton>
        </div>
      </div>
    </>
  );
}
