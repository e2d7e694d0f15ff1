import { MATCHING_MAX } from '@slotwise/contract/constants';
import { ErrorState, makeStyles, PageContent } from '@slotwise/shared/ui';
import { DataTable } from '@slotwise/shared/ui/table';
import type { Column, ColumnChoices, DataTableProps, RowAction } from '@slotwise/shared/ui/table';
import { useDescribeError } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import type { LongListData } from './use-long-list';

const useStyles = makeStyles({ content: { minHeight: 0, paddingBlockStart: '12px' } });

interface LongListProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  'selection' | 'onSelection' | 'bulkActions' | 'sort' | 'onSort'
> {
  label: string;
  columns: readonly Column<Row>[];
  list: LongListData<Row>;
  /** Names the filter: another one is another list. */
  filter: string;
  nameOf: (row: Row) => string;
  empty: ReactNode;
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
  rowActions?: (row: Row) => readonly RowAction[];
  summary: (row: Row) => ReactNode;
}

/** A list of the server as a table that fills the page, in every state that it can have. */
export function LongList<Row extends { id: string }>(props: LongListProps<Row>) {
  const { list, filter, ...table } = props;
  const styles = useStyles();
  const describeError = useDescribeError();
  if (list.error) {
    const { title, advice } = describeError(list.error);
    return <ErrorState title={title} advice={advice} onRetry={list.reload} retrying={list.isReloading} />;
  }
  const more = list.moreError && describeError(list.moreError);
  const total = list.matching !== undefined && list.matching <= MATCHING_MAX ? list.matching : undefined;
  return (
    <PageContent className={styles.content}>
      <DataTable
        {...table}
        rows={list.items}
        list={filter}
        total={total}
        isPending={list.isPending}
        hasMore={list.hasMore}
        onMore={list.loadMore}
        end={
          more && (
            <ErrorState
              compact
              title={more.title}
              advice={more.advice}
              onRetry={list.retryMore}
              retrying={list.isLoadingMore}
            />
          )
        }
        summaryHeight={64}
      />
    </PageContent>
  );
}
