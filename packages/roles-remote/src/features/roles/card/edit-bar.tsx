import { Add16Regular, ArrowRedo16Regular, ArrowUndo16Regular } from '@slotwise/shared/ui/icons';
import { useBoard } from '../../../drafts/board-data';
import type { RolePart } from '../../../drafts/use-role-part';
import type { Part } from '../../../model/role-drafts';
import { ReasonButton } from '../../../reason-button';
import { usePartPanelStyles } from './role-card.styles';
import { useWords } from '../../../words';

interface EditBarProps {
  part: Part;
  state: RolePart;
  onAdd: () => void;
}

/** Add and Edit; while editing undo and redo instead of Edit. */
export function EditBar({ part, state, onAdd }: EditBarProps) {
  const { t } = useWords();
  const { mayManage } = useBoard();
  const styles = usePartPanelStyles();
  const { edit, locked, addingLocked } = state;
  const add = (
    // The same element before and during an edit: a dialog that it opened returns the focus to it.
    <ReasonButton
      key="add"
      data-focus="editing"
      className={styles.add}
      size="small"
      appearance="subtle"
      icon={<Add16Regular />}
      reason={addingLocked}
      // The second of a double click on Edit finds this button under the pointer.
      onClick={({ detail }) => detail < 2 && onAdd()}
    >
      <span className={styles.addWords}>{t('edit.add')}</span>
    </ReasonButton>
  );
  if (!edit) {
    // The page says once why: a button on each card that does nothing says it no better.
    if (!mayManage) return null;
    return (
      <>
        {add}
        <ReasonButton data-focus="reading" size="small" reason={locked} onClick={state.begin}>
          {t(`edit.begin.${part}`)}
        </ReasonButton>
      </>
    );
  }
  const nothing = (steps: readonly unknown[], what: 'undo' | 'redo') =>
    locked ?? (steps.length === 0 ? t(`edit.nothing.${what}`) : null);
  return (
    <>
      <ReasonButton
        size="small"
        appearance="subtle"
        icon={<ArrowUndo16Regular />}
        label={t('word.undo')}
        reason={nothing(edit.past, 'undo')}
        onClick={state.undo}
      />
      <ReasonButton
        size="small"
        appearance="subtle"
        icon={<ArrowRedo16Regular />}
        label={t('word.redo')}
        reason={nothing(edit.future, 'redo')}
        onClick={state.redo}
      />
      {add}
    </>
  );
}
