import type { ImportDetails, ImportKind } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState, ErrorState } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { Counts } from './counts';
import { hasNoRows, NoRows } from './no-rows';
import { RowsTabs } from './rows-tabs';
import { useFaultText } from './use-fault-text';
import { useWords } from './words';

const SHOWN_AT: Readonly<Record<ImportKind, string>> = {
  skus: '/inventory/skus',
  locations: '/inventory',
  stock: '/inventory/stock',
  orders: '/dashboard?tab=analytics',
  open_orders: '/inventory/orders?status=open',
};

/** Result of the import, and the next steps. */
export function EndedStep({ details }: { details: ImportDetails }) {
  const { t } = useWords();
  const platform = usePlatform();
  const faultText = useFaultText();
  const { kind, status, fault, counts } = details.import;
  const again = () => platform.navigate(`/inventory/imports?new=${kind}`);
  if (status === 'canceled') {
    return (
      <EmptyState
        title={t('ended.canceled')}
        reason={t('ended.canceled-reason')}
        action={<Button onClick={again}>{t('ended.again')}</Button>}
      />
    );
  }
  if (status === 'failed') {
    return (
      <>
        <ErrorState
          title={t('ended.failed')}
          advice={fault ? faultText(fault) : undefined}
          actions={<Button onClick={again}>{t('ended.again')}</Button>}
        />
        <RowsTabs details={details} />
      </>
    );
  }
  if (hasNoRows(details)) {
    return <NoRows details={details} actions={<Button onClick={again}>{t('ended.again')}</Button>} />;
  }
  const isWhole = counts.refused === 0;
  return (
    <>
      <Banner
        intent={isWhole ? 'success' : 'warning'}
        title={t('ended.done', { count: counts.added + counts.changed })}
        actions={<Button onClick={() => platform.navigate(SHOWN_AT[kind])}>{t(`ended.show.${kind}`)}</Button>}
      >
        {isWhole
          ? t('ended.whole')
          : t(kind === 'open_orders' ? 'ended.refused-orders' : 'ended.refused', { count: counts.refused })}
      </Banner>
      <Counts counts={counts} />
      <RowsTabs details={details} correct={<Button onClick={again}>{t('ended.correct')}</Button>} />
    </>
  );
}
