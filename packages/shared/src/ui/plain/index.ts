// Not shared at run time, as the tabs: the parts of the doors around a list and of the states of things that a first screen
// is drawn with. Those doors also lead to menus, dialogs and toasts.
export { Banner } from '../feedback/banner';
export type { BannerProps } from '../feedback/banner';
export { RadioField } from '../form/choice-field';
export { useInfiniteList } from '../list/use-infinite-list';
export type { InfiniteList, InfiniteListOptions } from '../list/use-infinite-list';
