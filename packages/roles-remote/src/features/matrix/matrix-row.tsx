import type { Permission, Role } from '@slotwise/contract';
import { mergeClasses } from '@slotwise/shared/ui';
import { usePermissionWords } from '@slotwise/shared/words';
import { memo } from 'react';
import { useEdit, useSaving, useStale } from '../../drafts/store';
import { changesOf } from '../../model/list-edit';
import { whyLocked } from '../../model/locks';
import { cellOf, rowState } from './model/cell';
import type { Cell } from './model/cell';
import { useRowStyles } from './matrix.styles';
import { RefreshRole } from './refresh-role';
import { useWords } from '../../words';

/** A column that is drawn. */
export interface DrawnColumn {
  permission: Permission;
  index: number;
  /** Distance of its left edge from that of the row, in px. */
  left: number;
  startsGroup: boolean;
}

interface MatrixRowProps {
  role: Role;
  row: number;
  top: number;
  width: number;
  headerWidth: number;
  columns: readonly DrawnColumn[];
  total: number;
  held: ReadonlySet<string>;
  mayManage: boolean;
  /** Column of the one cell that Tab leads to, -1 for the heading; null if it is in another row. */
  active: number | null;
}

/** "+2 −1", without what is none. */
const changesText = (added: number, removed: number) =>
  [added > 0 && `+${added}`, removed > 0 && `−${removed}`].filter(Boolean).join(' ');

/** One role. Draws again only when its own edit, the drawn columns or the active cell in it change. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const words = useWords();
  const { t } = words;
  const { inWords, quoted } = usePermissionWords();
  const { role, row, top, width, headerWidth, columns, total, held, mayManage, active } = props;
  const styles = useRowStyles();
  const edit = useEdit(role, 'permissions');
  const stale = useStale(role);
  const saving = useSaving(role.id, 'permissions');
  const state = rowState(role, edit, whyLocked({ mayManage, quoted, stale, saving }));
  const { added, removed } = edit ? changesOf(edit) : { added: [], removed: [] };
  const changed = added.length + removed.length > 0;
  const firstOfGroup = mergeClasses(styles.cell, styles.groupStart);
  const tab = (column: number) => (active === column ? 0 : -1);
  return (
    <div role="row" aria-rowindex={row + 3} className={styles.row} style={{ top, width }} data-row={role.id}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={styles.header}
        style={{ width: headerWidth }}
        {...(stale ? {} : { 'data-place': `${row}:-1`, tabIndex: tab(-1) })}
      >
        <span className={styles.name} title={role.name}>
          {role.name}
        </span>
        {stale ? (
          <RefreshRole role={role} place={`${row}:-1`} tabIndex={tab(-1)} />
        ) : (
          <span className={mergeClasses(styles.count, changed && styles.changed)}>
            {changed ? changesText(added.length, removed.length) : t('matrix.held', { held: state.now.size, total })}
          </span>
        )}
      </div>
      {columns.map(({ permission, index, left, startsGroup }) => (
        <MatrixCell
          key={permission.id}
          cell={cellOf(state, permission, held, quoted)}
          name={t('matrix.cell', { permission: inWords(permission.name), role: role.name })}
          words={words}
          place={`${row}:${index}`}
          left={left}
          styles={styles}
          readOnly={!mayManage}
          className={startsGroup ? firstOfGroup : styles.cell}
          column={index}
          tabIndex={tab(index)}
        />
      ))}
    </div>
  );
});

interface MatrixCellProps {
  cell: Cell;
  words: Pick<ReturnType<typeof useWords>, 't' | 'say'>;
  name: string;
  place: string;
  left: number;
  column: number;
  tabIndex: number;
  /** Nothing can be changed here: what is held stands there as text does. */
  readOnly: boolean;
  styles: ReturnType<typeof useRowStyles>;
  className: string;
}

const MARKS = { added: '+', removed: '−' } as const;

/** Two elements and no hooks: scrolling draws hundreds of them at once. */
function MatrixCell({
  cell,
  words: { t, say },
  name,
  place,
  left,
  column,
  tabIndex,
  readOnly,
  styles,
  className,
}: MatrixCellProps) {
  const { checked, change, blocked } = cell;
  const reason = blocked && say(blocked);
  const told = [change && t(`matrix.told.${change}`), reason].filter(Boolean).join(' ');
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      className={change === null ? className : mergeClasses(className, styles[change])}
      style={{ left }}
    >
      <span
        role="checkbox"
        aria-checked={checked}
        aria-label={name}
        aria-disabled={(blocked !== null && !readOnly) || undefined}
        aria-readonly={readOnly || undefined}
        aria-description={(!readOnly && told) || undefined}
        title={readOnly ? undefined : (reason ?? undefined)}
        data-place={place}
        tabIndex={tabIndex}
        className={
          blocked === null
            ? styles.toggle
            : mergeClasses(styles.toggle, readOnly && change === null ? styles.read : styles.blocked)
        }
      >
        {change && (
          <span aria-hidden className={mergeClasses(styles.mark, change === 'added' ? styles.plus : styles.minus)}>
            {MARKS[change]}
          </span>
        )}
      </span>
    </div>
  );
}
