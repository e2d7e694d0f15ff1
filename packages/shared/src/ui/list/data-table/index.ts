// A door of its own, shared at run time: pages without a table do not load it.
export { twoLines } from './two-lines';
export type { Column, ColumnChoices, Pin } from './columns';
export { formatChoices, parseChoices } from './columns';
export { ColumnPicker } from './column-picker';
export { DataTable } from './data-table';
export type { DataTableProps } from './data-table-props';
export { useSteadyRows } from './use-steady-rows';
export type { RowAction } from './row-action';
export { countOf, EVERYTHING_SELECTED, isSelected, NOTHING_SELECTED } from './selection';
export type { Selection } from './selection';
export { formatSort, nextSort, parseSort, sortRows } from './sorting';
export type { Sort, SortDirection } from './sorting';
