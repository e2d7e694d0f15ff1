// Not shared at run time: only who shows a long list pays for it.
export { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
export { elementOffset, elementRect, scrollFrameOf } from './scroll-frame';
export { VirtualList } from './virtual-list';
export type { VirtualListHandle, VirtualListProps } from './virtual-list';
