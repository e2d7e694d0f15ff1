import { isAborted } from '@slotwise/shared/http';
import { lazyScreen, usePlatform } from '@slotwise/shared/remote';
import { Button, ContentSkeleton, EmptyState, ErrorState, makeStyles, PageContent, Text } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { readChosen } from './api/read-chosen';
import type { Chosen } from './model/chosen';
import type { PrintLabelsProps } from './print-labels';
import { useWords } from './words';

/** The code that draws bar codes weighs more than the screen: it comes while the labels are read. */
const PrintLabels = lazyScreen<PrintLabelsProps>(() => import('./print-labels'));

const useStyles = makeStyles({
  reading: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '12px', maxWidth: '40rem' },
  bar: { width: '100%' },
});

/** Reads the labels of the chosen records, however many, and hands them to the component that prints. */
export function ChosenLabels({ chosen }: { chosen: Chosen }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const describeError = useDescribeError();
  const [records, setRecords] = useState(0);
  const total = 'ids' in chosen ? chosen.ids.length : undefined;
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- The count's target does not change the data.
  const read = useQuery({
    queryKey: [...inventoryKeys.labels, 'chosen', chosen],
    queryFn: ({ signal }) => readChosen(chosen, platform.http, signal, setRecords),
    // A print in preparation is of the labels that were read: nothing changes under it.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  if (read.error && !isAborted(read.error)) {
    return <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  if (!read.data) {
    return (
      <PageContent>
        <div className={styles.reading}>
          <Text role="status">{t('reading.title')}</Text>
          <ProgressBar className={styles.bar} aria-label={t('reading.title')} value={total && records} max={total} />
          <Text size={200}>{t('reading.records', { records })}</Text>
          <Button onClick={() => platform.navigate('/inventory/labels')}>{t('print.cancel')}</Button>
        </div>
      </PageContent>
    );
  }
  if (read.data.labels.length === 0) return <EmptyState title={t('chosen.none')} reason={t('chosen.none-reason')} />;
  return <PrintLabels kind={chosen.kind} {...read.data} fallback={<ContentSkeleton />} />;
}
