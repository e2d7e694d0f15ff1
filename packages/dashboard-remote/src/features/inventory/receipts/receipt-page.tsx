import type { ReceiptLine } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, PageContent } from '@slotwise/shared/ui';
import { ArrowDownload20Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { DataTable } from '@slotwise/shared/ui/table';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { RowSummary } from '@slotwise/shared/ui/long-list';
import { useMomentText } from '../sections/moments';
import { RecordPath } from '../sections/record-path';
import { useRecordStyles } from '../sections/record-styles';
import { skuColumns } from '../sections/sku-columns';
import { SkuLink } from '../sections/sku-link';
import { SectionPage } from '../sections/section-page';
import { Difference, ReceiptStatus } from './receipt-status';
import { ReceiveDialog } from './receive-dialog';
import { useReceivingPlace } from './use-receiving-place';
import { useWords } from './words';

/** One receipt: expected against received pieces. */
export default function ReceiptPage({ id }: { id: string }) {
  const styles = useRecordStyles();
  const { t } = useWords();
  const momentText = useMomentText();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayView = useCan(platform, 'view_inventory');
  const mayMove = useCan(platform, 'move_inventory');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [receiving, setReceiving] = useState<ReceiptLine | null>(null);
  const read = useQuery({
    queryKey: [...inventoryKeys.receipts, 'one', id],
    queryFn: ({ signal }) => platform.http('GET /receipt', { query: { receipt_id: id }, signal }),
    enabled: mayView,
  });
  const receipt = read.data?.receipt;
  const dock = useReceivingPlace(receipt?.warehouseId);
  const close = async (code: string, signal?: AbortSignal) => {
    setBusy(true);
    try {
      await platform.http('PATCH /receipt/close', { body: { receipt_id: id }, signal });
      platform.notify({ intent: 'success', title: t('receipt.closed', { code }) });
    } catch (error) {
      notifyFailure(platform, t('close.failed', { code }), error);
    }
    const again = cache.invalidateQueries({ queryKey: inventoryKeys.receipts });
    // Nobody is held by work that they gave up; it may have been done all the same.
    if (!signal?.aborted) await again;
    setBusy(false);
    if (!signal?.aborted) setAsking(false);
  };
  const isClosed = receipt?.status === 'closed';
  return (
    <SectionPage
      permission="view_inventory"
      title={receipt?.code ?? t('receipt.one')}
      description={
        receipt && (
          <span className={styles.about}>
            <ReceiptStatus status={receipt.status} />
            <Difference {...receipt} />
            {receipt.supplier !== null && <span>{receipt.supplier}</span>}
            {receipt.expectedAt !== null && (
              <span>
                {t('receipt.expected-on', {
                  date: momentText(receipt.expectedAt),
                })}
              </span>
            )}
          </span>
        )
      }
      isFramed
      above={<RecordPath section={t('receipt.sections')} href="/inventory/receipts" />}
      action={
        receipt &&
        mayMove &&
        !isClosed && (
          <div className={styles.action}>
            <Button onClick={() => setAsking(true)}>{t('receipt.close')}</Button>
            <Button
              appearance="primary"
              onClick={() =>
                platform.navigate(`/inventory/floor/receive?receipt=${id}&warehouse=${receipt.warehouseId}`)
              }
            >
              {t('receipt.scan')}
            </Button>
          </div>
        )
      }
    >
      {() => (
        <ReadRecord read={read}>
          {(found) => (
            <PageContent className={styles.content}>
              <Lines lines={found.lines} onReceive={mayMove && !isClosed ? setReceiving : undefined} />
              {receiving && (
                <ReceiveDialog
                  receipt={found.receipt}
                  line={receiving}
                  dock={dock}
                  onClose={() => setReceiving(null)}
                />
              )}
              <ConfirmDialog
                open={asking}
                title={t('close.title', { code: found.receipt.code })}
                confirmLabel={t('receipt.close')}
                busy={busy}
                endsEarly
                onConfirm={({ signal }) => void close(found.receipt.code, signal)}
                onCancel={() => setAsking(false)}
              >
                {found.receipt.under > 0 ? t('close.under', { count: found.receipt.under }) : t('close.all')}
              </ConfirmDialog>
            </PageContent>
          )}
        </ReadRecord>
      )}
    </SectionPage>
  );
}

const differenceOf = ({ expected, received }: ReceiptLine) => ({
  under: Math.max(expected - received, 0),
  over: Math.max(received - expected, 0),
});

interface LinesProps {
  lines: readonly ReceiptLine[];
  /** Left out: nothing more is received. */
  onReceive?: (line: ReceiptLine) => void;
}

function Lines({ lines, onReceive }: LinesProps) {
  const { t } = useWords();
  const formats = useFormats();
  const figure = (key: 'expected' | 'received' | 'most', header: string): Column<ReceiptLine & { id: string }> => ({
    id: key,
    header,
    width: key === 'most' ? 160 : 110,
    align: 'end',
    cell: (line) => formats.number(line[key]),
  });
  return (
    <DataTable
      label={t('lines.label')}
      rows={lines.map((line) => ({ ...line, id: String(line.line) }))}
      columns={[
        ...skuColumns({ sku: t('column.sku'), name: t('column.name') }),
        figure('expected', t('column.expected')),
        figure('received', t('column.received')),
        {
          id: 'difference',
          header: t('column.difference'),
          width: 160,
          cell: (line) => <Difference {...differenceOf(line)} />,
        },
        figure('most', t('column.most')),
      ]}
      nameOf={({ sku }) => sku.code}
      rowActions={
        onReceive &&
        ((line) => [
          {
            key: 'receive',
            label: t('receive.submit'),
            icon: <ArrowDownload20Regular />,
            onClick: () => onReceive(line),
            quick: true,
          },
        ])
      }
      total={lines.length}
      summaryHeight={64}
      summary={(line) => (
        <RowSummary
          name={<SkuLink sku={line.sku} />}
          figure={t('receipt.received-of', line)}
          detail={line.sku.name}
          mark={<Difference {...differenceOf(line)} />}
        />
      )}
    />
  );
}
