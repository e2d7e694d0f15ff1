import { ListSkeleton, PageContent } from '@slotwise/shared/ui';
import { FilterBarSkeleton } from '@slotwise/shared/ui/plain';

/** Stands in the place of filters and list, in their shape. */
export function WaitingList({ shape = 'rows' }: { shape?: 'rows' | 'cards' }) {
  return (
    <>
      <FilterBarSkeleton filters={2} />
      <PageContent>
        <ListSkeleton shape={shape} />
      </PageContent>
    </>
  );
}
