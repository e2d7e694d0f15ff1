// Not shared at run time, so that a remote under the shell of before has it: a list of the server as a page shows it.
export { sortingOf, sortParameter } from './list-sort';
export { LongList } from './long-list';
export type { LongListProps } from './long-list';
export { RowSummary } from './row-summary';
export type { RowSummaryProps } from './row-summary';
export { useColumnChoices } from './use-column-choices';
