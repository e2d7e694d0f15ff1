import { MATCHING_MAX } from '@slotwise/contract/constants';
import { ErrorState, makeStyles, mergeClasses, PageContent } from '@slotwise/shared/ui';
import { DataTable } from '@slotwise/shared/ui/table';
import type { DataTableProps } from '@slotwise/shared/ui/table';
import { useDescribeError } from '@slotwise/shared/words';
import { LoadMore } from '../load-more';
import type { InfiniteList } from '../use-infinite-list';
import { usePrintAll } from './use-print-all';

const useStyles = makeStyles({
  // Pinned parts inside of the list stay below the layers over its edge.
  content: { minHeight: 0, paddingBlockStart: '12px', isolation: 'isolate' },
});

type OfTheList = 'rows' | 'list' | 'total' | 'hasMore' | 'onMore' | 'end';

export interface LongListProps<Row extends { id: string }> extends Omit<DataTableProps<Row>, OfTheList> {
  list: InfiniteList<Row>;
  /** Names the filter: another one is another list. */
  filter: string;
  /** Of the page's content around the table. */
  className?: string;
}

/** A list of the server as a table that fills the page, in every state that it can have. */
export function LongList<Row extends { id: string }>(props: LongListProps<Row>) {
  const { list, filter, isPending = false, className, ...table } = props;
  const styles = useStyles();
  const describeError = useDescribeError();
  const total = countedOf(list);
  usePrintAll(list, total);
  if (list.error) {
    return <ErrorState {...describeError(list.error)} onRetry={list.reload} retrying={list.isReloading} />;
  }
  return (
    <PageContent className={mergeClasses(styles.content, className)}>
      <DataTable
        summaryHeight={64}
        {...table}
        rows={list.items}
        list={filter}
        total={total}
        isPending={isPending || list.isPending}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        end={list.moreError && <LoadMore list={list} />}
      />
    </PageContent>
  );
}

/** The number of records that match, if it is known: not of a filter that is being loaded, nor where it is "more than". */
function countedOf({ isPrevious, matching }: InfiniteList<unknown>): number | undefined {
  return isPrevious || matching === undefined || matching > MATCHING_MAX ? undefined : matching;
}
