import { mergeClasses, VisuallyHidden } from '@slotwise/shared/ui';
import { Checkbox } from '@slotwise/shared/ui/forms';
import { sharedWords } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { CHECK_WIDTH, LAST_TRACK } from './cell-place';
import { withWidth } from './columns';
import type { ColumnChoices } from './columns';
import { ACTIONS, CHECK, SUMMARY } from './data-row';
import type { RowLayout } from './data-row';
import { useDataTableStyles, useHeaderStyles } from './data-table.styles';
import { HeaderCell } from './header-cell';
import type { Sort } from './sorting';

interface HeaderRowProps<Row> {
  layout: RowLayout<Row>;
  sort: Sort | null;
  choices: ColumnChoices;
  checked: boolean | 'mixed';
  onCheckAll: ((on: boolean) => void) | undefined;
  onSort: ((id: string) => void) | undefined;
  /** Choice of an order, where there are no headers to press. */
  order: ReactNode;
  onChoices: ((choices: ColumnChoices) => void) | undefined;
  onMenu: (id: string, button: HTMLElement) => void;
}

export function HeaderRow<Row>(props: HeaderRowProps<Row>) {
  const { layout, sort, choices, checked, onCheckAll, onSort, order, onChoices, onMenu } = props;
  const styles = useDataTableStyles();
  const headerStyles = useHeaderStyles();
  const { t } = sharedWords.useWords();
  const { columns, summary, actionsOf, actionsWidth, hasUnder } = layout;
  const first = onCheckAll ? 2 : 1;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" data-row="" aria-rowindex={1} className={styles.row} style={{ height: '100%', border: 0 }}>
        {onCheckAll && (
          <div
            role="columnheader"
            data-column={CHECK}
            aria-colindex={1}
            className={mergeClasses(styles.cell, styles.check)}
          >
            <Checkbox
              aria-label={t('table.select-loaded')}
              checked={checked}
              onChange={(_event, data) => onCheckAll(data.checked !== false)}
            />
          </div>
        )}
        {summary ? (
          <div
            role="columnheader"
            data-column={SUMMARY}
            aria-colindex={first}
            className={mergeClasses(styles.cell, Boolean(order) && headerStyles.cell)}
          >
            {order ?? columns.find(({ names }) => names)?.column.header}
          </div>
        ) : (
          columns.map((placed, at) => (
            <HeaderCell
              key={placed.column.id}
              placed={placed}
              index={first + at}
              before={onCheckAll ? CHECK_WIDTH : 0}
              after={actionsWidth}
              sort={sort}
              choices={choices}
              onSort={onSort}
              onResize={onChoices && ((id, width) => onChoices(withWidth(choices, id, width)))}
              onMenu={onChoices && onMenu}
            />
          ))
        )}
        {actionsOf && (
          <div
            role="columnheader"
            data-column={ACTIONS}
            aria-colindex={first + (summary ? 1 : columns.length)}
            className={mergeClasses(styles.cell, styles.actions, hasUnder && styles.edgeEnd)}
            style={{ gridColumn: LAST_TRACK }}
          >
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}
