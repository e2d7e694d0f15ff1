import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@slotwise/shared/ui/overlay';
import { sharedWords } from '@slotwise/shared/words';
import {
  ArrowDown16Regular,
  ArrowLeft16Regular,
  ArrowRight16Regular,
  ArrowUp16Regular,
  EyeOff16Regular,
  Pin16Regular,
  PinOff16Regular,
} from '../../icons';
import { moved, widthOf, withPin, withShown, withWidth } from './columns';
import type { Column, ColumnChoices, PlacedColumn } from './columns';
import type { Sort } from './sorting';

/** Px that "Wider" adds to a column. */
const STEP = 40;

interface ColumnMenuProps<Row> {
  /** The column and the button beside which its menu is open. */
  opened: { placed: PlacedColumn<Row>; button: HTMLElement } | null;
  columns: readonly Column<Row>[];
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
  onSort?: (sort: Sort | null) => void;
  onClose: () => void;
}

/** Everything that can be done with a column, for those who do not drag: one menu for all headers. */
export function ColumnMenu<Row>({ opened, columns, choices, onChoices, onSort, onClose }: ColumnMenuProps<Row>) {
  const { t } = sharedWords.useWords();
  if (opened === null) return null;
  const { placed, button } = opened;
  const { column, pin } = placed;
  const { id } = column;
  const resize = (by: number) => onChoices(withWidth(choices, id, widthOf(column, choices) + by));
  const sortBy = (direction: Sort['direction']) => onSort?.({ column: id, direction });
  return (
    <Menu
      open
      positioning={{ target: button, position: 'below', align: 'end' }}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <MenuPopover>
        <MenuList aria-label={t('table.column-options', { column: column.header })}>
          {onSort && column.sortable && (
            <>
              <MenuItem icon={<ArrowUp16Regular />} onClick={() => sortBy('ascending')}>
                {t('table.sort-ascending')}
              </MenuItem>
              <MenuItem icon={<ArrowDown16Regular />} onClick={() => sortBy('descending')}>
                {t('table.sort-descending')}
              </MenuItem>
              <MenuDivider />
            </>
          )}
          {pin === null ? (
            <>
              <MenuItem icon={<Pin16Regular />} onClick={() => onChoices(withPin(choices, id, 'start'))}>
                {t('table.pin-start')}
              </MenuItem>
              <MenuItem icon={<Pin16Regular />} onClick={() => onChoices(withPin(choices, id, 'end'))}>
                {t('table.pin-end')}
              </MenuItem>
            </>
          ) : (
            <MenuItem icon={<PinOff16Regular />} onClick={() => onChoices(withPin(choices, id, null))}>
              {t('table.unpin')}
            </MenuItem>
          )}
          <MenuItem persistOnClick onClick={() => resize(STEP)}>
            {t('table.wider')}
          </MenuItem>
          <MenuItem persistOnClick onClick={() => resize(-STEP)}>
            {t('table.narrower')}
          </MenuItem>
          <MenuItem icon={<ArrowLeft16Regular />} onClick={() => onChoices(moved(columns, choices, id, -1))}>
            {t('table.move-before')}
          </MenuItem>
          <MenuItem icon={<ArrowRight16Regular />} onClick={() => onChoices(moved(columns, choices, id, 1))}>
            {t('table.move-after')}
          </MenuItem>
          {!placed.names && (
            <>
              <MenuDivider />
              <MenuItem icon={<EyeOff16Regular />} onClick={() => onChoices(withShown(choices, id, false))}>
                {t('table.hide')}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
