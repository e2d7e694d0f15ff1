import { Button, Tooltip } from '@slotwise/shared/ui';
import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@slotwise/shared/ui/overlay';
import { sharedWords } from '@slotwise/shared/words';
import { ColumnTriple20Regular } from '../../icons';
import { useLeftOut } from './room';
import { inOrder, isShown, namingColumn, withShown } from './columns';
import type { Column, ColumnChoices } from './columns';

export interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
}

/** Chooses the shown columns; it stands in the toolbar of the table's page. */
export function ColumnPicker<Row>({ columns, choices, onChoices }: ColumnPickerProps<Row>) {
  const { t } = sharedWords.useWords();
  const out = useLeftOut(columns);
  const names = namingColumn(columns);
  const offered = inOrder(columns, choices).filter(({ id }) => id !== names);
  const shown = offered
    .filter((column) => isShown(column, names, choices) && !out.includes(column.id))
    .map(({ id }) => id);
  return (
    <Menu
      checkedValues={{ shown }}
      onCheckedValueChange={(_event, { checkedItems }) =>
        onChoices(
          offered
            .filter(({ id }) => checkedItems.includes(id) !== shown.includes(id))
            .reduce((next, { id }) => withShown(next, id, checkedItems.includes(id)), choices),
        )
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={t('table.columns')} relationship="label">
          <Button appearance="subtle" icon={<ColumnTriple20Regular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offered.map((column) => (
            <MenuItemCheckbox key={column.id} name="shown" value={column.id}>
              {column.header}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          <MenuItem onClick={() => onChoices({})}>{t('table.reset-columns')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
