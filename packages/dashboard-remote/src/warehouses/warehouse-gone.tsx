import { EmptyState } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useWords } from '../words';

/** In place of a page of a warehouse that is not there: a link or a notification outlives what it leads to. */
export function WarehouseGone({ list }: { list: string }) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="search"
      title={t('warehouse.gone')}
      reason={t('warehouse.gone-reason')}
      action={<RecordLink to={list}>{t('warehouse.gone-list')}</RecordLink>}
    />
  );
}
