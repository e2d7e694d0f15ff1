import { ContentSkeleton } from '@slotwise/shared/ui';

/** Stands in the place of the board until there is something to draw it from, and code to draw it with. */
export const Loading = () => <ContentSkeleton shape="board" />;
