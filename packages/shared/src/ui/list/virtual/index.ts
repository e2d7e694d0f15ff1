// Shared at run time: the frame shows long lists itself, so remotes find it in the page.
export { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
export { elementOffset, elementRect, scrollFrameOf } from './scroll-frame';
export { VirtualList } from './virtual-list';
export type { VirtualListHandle, VirtualListProps } from './virtual-list';
