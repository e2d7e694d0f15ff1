import { FilterBar } from '@slotwise/shared/ui/list';
import type { FilterBarProps, SavedView } from '@slotwise/shared/ui/list';
import { ColumnPicker } from '@slotwise/shared/ui/table';
import type { Column, ColumnChoices } from '@slotwise/shared/ui/table';
import type { ReactNode } from 'react';
import { ListViews } from './list-views';

interface ListHeadProps<Row> extends Pick<FilterBarProps, 'label' | 'count' | 'search' | 'filters' | 'onClear'> {
  /** Names the list among those of the remote: its views and columns are kept by it. */
  list: string;
  /** The views that everybody has. Without them the list has no views: the address is not its own. */
  presets?: readonly SavedView[];
  /** Beside the choice of columns: actions on the list as a whole. */
  actions?: ReactNode;
  columns: readonly Column<Row>[];
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
}

/** Head of each list of the inventory: its views, then search, filters and the columns to show. */
export function ListHead<Row>({ list, presets, actions, columns, choices, onChoices, ...bar }: ListHeadProps<Row>) {
  return (
    <>
      {presets && <ListViews list={list} presets={presets} choices={choices} onChoices={onChoices} />}
      <FilterBar
        {...bar}
        end={
          <>
            {actions}
            <ColumnPicker columns={columns} choices={choices} onChoices={onChoices} />
          </>
        }
      />
    </>
  );
}
