import type { Role } from '@slotwise/contract';
import { Button, Caption1 } from '@slotwise/shared/ui';
import { Warning16Regular } from '@slotwise/shared/ui/icons';
import { useFormats } from '@slotwise/shared/words';
import { useBoard } from '../../../drafts/board-data';
import type { RolePart } from '../../../drafts/use-role-part';
import { moveWarnings, movesOf, nameOf, roleLessWarning } from '../../../model/moves';
import type { Part } from '../../../model/role-drafts';
import { ReasonButton } from '../../../reason-button';
import { usePartPanelStyles } from './role-card.styles';
import { useWords } from '../../../words';

interface EditSummaryProps {
  role: Role;
  part: Part;
  state: RolePart;
}

/**
 * Save and Cancel, and the effect of a save: the numbers added and removed, the people moved from other roles, and
 * those left without one.
 */
export function EditSummary({ role, part, state }: EditSummaryProps) {
  const { t } = useWords();
  const { added, removed } = state.changes;
  const styles = usePartPanelStyles();
  const { me, userById, quoted } = useBoard();
  const formats = useFormats();
  const isUnchanged = added.length + removed.length === 0;
  const warnings =
    part === 'users'
      ? [
          ...moveWarnings(t, movesOf(added, userById, role.id)),
          roleLessWarning(t, role.users.filter(({ id }) => removed.includes(id)).map(nameOf)),
        ]
      : [
          me.roleID === role.id &&
            removed.length > 0 &&
            t('edit.own-loss', { permissions: formats.list(removed.map(quoted)) }),
        ];
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
          {added.length > 0 && <Caption1 className={styles.count}>{t('edit.added', { count: added.length })}</Caption1>}
          {removed.length > 0 && (
            <Caption1 className={styles.count}>{t('edit.removed', { count: removed.length })}</Caption1>
          )}
          <Caption1 className={styles.hint}>{t(isUnchanged ? 'edit.no-changes' : 'edit.not-saved')}</Caption1>
        </div>
        <div className={styles.ends}>
          <Button size="small" onClick={state.cancel}>
            {t('word.cancel')}
          </Button>
          <ReasonButton
            size="small"
            appearance="primary"
            reason={state.locked ?? (isUnchanged ? t('edit.no-changes') : null)}
            onClick={state.save}
          >
            {t(`edit.save.${part}`)}
          </ReasonButton>
        </div>
      </div>
    </>
  );
}
