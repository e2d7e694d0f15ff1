// Shared at run time: the frame shows long lists itself, so remotes find it in the page.
export { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
export { elementOffset, elementRect, scrollFrameOf } from './scroll-frame';
export { VirtualList } from './virtual-list';
export type { VirtualListHandle, VirtualListProps } from './virtual-list';
// Drawn for paper in the same moment, which a list does itself: a page whose list is another one there asks for it.
export { usePrinting } from '../../print/use-printing';
