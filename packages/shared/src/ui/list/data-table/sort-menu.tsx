import { mergeClasses } from '@slotwise/shared/ui';
import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { sharedWords } from '@slotwise/shared/words';
import { ArrowDown16Regular, ArrowUp16Regular, ChevronDown16Regular } from '../../icons';
import type { Column } from './columns';
import { useHeaderStyles } from './data-table.styles';
import { formatSort, parseSort } from './sorting';
import type { Sort } from './sorting';

interface SortMenuProps<Row> {
  /** Columns that can be sorted by, also hidden ones. */
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

/** Order of a table that is too narrow for headers: they all are one button. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const styles = useHeaderStyles();
  const { t } = sharedWords.useWords();
  const sorted = columns.find(({ id }) => id === sort?.column);
  const ids = columns.map(({ id }) => id);
  return (
    <Menu
      checkedValues={{ sort: [formatSort(sort)] }}
      onCheckedValueChange={(_event, { checkedItems: [value = ''] }) => {
        const chosen = parseSort(value, ids);
        if (chosen) onSort(chosen);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={mergeClasses(styles.label, styles.sortable)}>
          <span className={styles.text}>
            {sorted ? t('table.sorted-by', { column: sorted.header }) : t('table.sort')}
          </span>
          <span className={styles.icon} aria-hidden="true">
            {!sorted && <ChevronDown16Regular />}
            {sorted && (sort?.direction === 'descending' ? <ArrowDown16Regular /> : <ArrowUp16Regular />)}
          </span>
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {columns.flatMap(({ id, header }) => [
            <MenuItemRadio key={id} name="sort" value={id} icon={<ArrowUp16Regular />}>
              {t('table.column-ascending', { column: header })}
            </MenuItemRadio>,
            <MenuItemRadio key={`-${id}`} name="sort" value={`-${id}`} icon={<ArrowDown16Regular />}>
              {t('table.column-descending', { column: header })}
            </MenuItemRadio>,
          ])}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
