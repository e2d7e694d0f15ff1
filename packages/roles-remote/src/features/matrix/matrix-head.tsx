import type { Permission } from '@slotwise/contract';
import { mergeClasses } from '@slotwise/shared/ui';
import { usePermissionWords } from '@slotwise/shared/words';
import { LockClosed16Regular } from '@slotwise/shared/ui/icons';
import { cannotGrant } from '../../model/grants';
import { actionText, categoryText, objectText, permissionTip } from '../../model/permission-words';
import { headingOf } from './model/columns';
import type { ColumnGroup } from './model/columns';
import { COLUMN, useGridStyles, useHeadStyles } from './matrix.styles';
import type { DrawnColumn } from './matrix-row';
import { useWords } from '../../words';

interface MatrixHeadProps {
  groups: readonly ColumnGroup[];
  columns: readonly DrawnColumn[];
  width: number;
  headerWidth: number;
  held: ReadonlySet<string>;
  mayManage: boolean;
  /** The heading that Tab leads to, -1 for the corner; null if it is in the rows. */
  active: number | null;
  /** Column of the active cell: its heading is marked. */
  marked: number;
  onExplain: (permission: Permission) => void;
}

/** Categories over permissions. A permission's heading tells who holds it. */
export function MatrixHead(props: MatrixHeadProps) {
  const { groups, columns, width, headerWidth, held, mayManage, active, marked, onExplain } = props;
  const { t, say } = useWords();
  const { inWords, quoted } = usePermissionWords();
  const grid = useGridStyles();
  const styles = useHeadStyles();
  const [first, last] = [columns[0]?.index ?? 0, columns.at(-1)?.index ?? -1];
  const drawn = groups.filter(({ start, count }) => start <= last && start + count > first);
  return (
    <div role="rowgroup" className={grid.head} style={{ width }}>
      <div role="row" aria-rowindex={1} className={grid.headRow}>
        <div
          role="columnheader"
          aria-colindex={1}
          aria-rowspan={2}
          className={styles.corner}
          style={{ width: headerWidth }}
          data-place="-1:-1"
          tabIndex={active === -1 ? 0 : -1}
        >
          {t('matrix.role')}
        </div>
        {drawn.map(({ category, start, count }) => (
          <div
            key={category}
            role="columnheader"
            aria-colindex={start + 2}
            aria-colspan={count}
            className={styles.group}
            style={{ left: headerWidth + start * COLUMN, width: count * COLUMN }}
            title={categoryText(t, category)}
          >
            <span className={styles.groupName} style={{ left: headerWidth }}>
              {categoryText(t, category)}
            </span>
          </div>
        ))}
      </div>
      <div role="row" aria-rowindex={2} className={grid.headRow}>
        {columns.map(({ permission, index, left }) => {
          const { action, object } = headingOf(permission);
          const reason = mayManage ? cannotGrant(permission, held, quoted) : null;
          const locked = reason && say(reason);
          const said = { permission: inWords(permission.name), tip: permissionTip(t, permission.name) };
          return (
            <div key={permission.id} role="columnheader" aria-colindex={index + 2}>
              {/* eslint-disable-next-line jsx-a11y-x/role-supports-aria-props -- aria-description is of ARIA 1.3, which the rule does not know. */}
              <button
                type="button"
                className={mergeClasses(styles.column, index === marked && styles.active)}
                style={{ left }}
                aria-label={t('matrix.permission-question', said)}
                aria-description={locked ?? undefined}
                title={
                  locked ? t('matrix.permission-locked', { ...said, reason: locked }) : t('matrix.permission', said)
                }
                data-place={`-1:${index}`}
                tabIndex={active === index ? 0 : -1}
                onClick={() => onExplain(permission)}
              >
                <span className={styles.lines}>
                  {locked && <LockClosed16Regular className={styles.lock} />}
                  {actionText(t, action)}
                </span>
                {object !== '' && <span className={styles.object}>{objectText(t, object)}</span>}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
