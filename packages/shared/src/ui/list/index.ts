// Shared at run time: the parts around a list. The data table is a door of its own, `ui/table`.
export { choice, choiceOr, flag, optional, readQuery, text, texts, typed, writeQuery } from './address/parameters';
export type { Parameter, ValuesOf } from './address/parameters';
export { useAddress } from './address/use-address';
export type { Address } from './address/use-address';
export { useOpenable } from './address/use-openable';
export { FilterBar } from './filters/filter-bar';
export type { Filter, FilterBarProps } from './filters/filter-bar';
export { FilterSelect } from './filters/filter-select';
export type { FilterSelectProps } from './filters/filter-select';
export { SegmentedControl } from './filters/segmented-control';
export type { Segment, SegmentedControlProps } from './filters/segmented-control';
export { useInfiniteList } from './use-infinite-list';
export type { InfiniteList, InfiniteListOptions } from './use-infinite-list';
export { usePaused } from './use-paused';
export { useSavedViews } from './views/use-saved-views';
export type { SavedView } from './views/saved-views';
export { ViewTabs } from './views/view-tabs';
export type { ViewTabsProps } from './views/view-tabs';
