import type { Role } from '@slotwise/contract';
import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import { usePlatform } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useMemo } from 'react';
import { useBoard } from '../../drafts/board-data';
import { useOpenAccess } from '../../access-question';
import { ChangeBar } from './change-bar';
import { MatrixForm } from './matrix-form';
import { MatrixGrid } from './matrix-grid';
import { columnsOf } from './model/columns';
import { useMatrixEdits } from './use-matrix-edits';
import { useSaveAll } from '../../drafts/use-save-all';
import { useWords } from '../../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', flexGrow: 1, minWidth: 0 },
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingBlock: '8px',
    marginBlockEnd: '-16px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

const { compare } = new Intl.Collator();
const byName = (a: Role, b: Role) => compare(a.name, b.name);

/** All roles by all permissions, edited in place. `roles` are those that the page shows. */
export default function MatrixView({ roles }: { roles: readonly Role[] }) {
  const { t } = useWords();
  const platform = usePlatform();
  const styles = useStyles();
  const { permissions, held, mayManage, me } = useBoard();
  const { width } = useReadable(platform.viewport);
  const openAccess = useOpenAccess();
  const edits = useMatrixEdits();
  const saving = useSaveAll();
  const columns = useMemo(() => columnsOf(permissions), [permissions]);
  // By name: an order that follows the number of permissions would change with the edits here.
  const sorted = useMemo(() => [...roles].sort(byName), [roles]);
  const shown = {
    roles: sorted,
    columns,
    held,
    mayManage,
    onToggle: edits.toggle,
    onExplain: (permission: { name: string }) => openAccess({ permission: permission.name }),
  };
  const narrow = width < BREAKPOINTS.sm;
  return (
    <div className={styles.root}>
      {narrow ? <MatrixForm {...shown} /> : <MatrixGrid {...shown} />}
      <div className={styles.foot}>
        <ChangeBar
          edits={edits}
          saving={saving}
          ownRoleID={me.roleID}
          compact={narrow}
          hint={narrow ? '' : t('matrix.hint')}
        />
      </div>
    </div>
  );
}
