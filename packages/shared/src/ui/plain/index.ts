// Not shared at run time, as the tabs: the parts of the doors around a list and of the states of things that a first screen
// is drawn with. Those doors also lead to menus, dialogs and toasts.
export { Banner } from '../feedback/banner';
export type { BannerProps } from '../feedback/banner';
export { ReadRecord } from '../feedback/read-record';
export type { ReadRecordProps } from '../feedback/read-record';
export { StateBadge } from '../feedback/state-badge';
export { RadioField } from '../form/choice-field';
export { choice, choiceOr, optional, text, typed } from '../list/address/parameters';
export type { ValuesOf } from '../list/address/parameters';
export { useAddress } from '../list/address/use-address';
export { useOpenable } from '../list/address/use-openable';
export { FilterBar } from '../list/filters/filter-bar';
export { FilterBarSkeleton } from '../list/filters/filter-bar-skeleton';
export { FilterSelect } from '../list/filters/filter-select';
export { LoadMore } from '../list/load-more';
export type { LoadMoreProps } from '../list/load-more';
export { useInfiniteList } from '../list/use-infinite-list';
export type { InfiniteList, InfiniteListOptions } from '../list/use-infinite-list';
export { usePaused } from '../list/use-paused';
