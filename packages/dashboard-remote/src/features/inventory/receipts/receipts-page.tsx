import type { ReceiptSummary } from '@slotwise/contract';
import { RECEIPT_SORTS, RECEIPT_STATUSES } from '@slotwise/contract/constants';
import { usePlatform, useSharedTerm } from '@slotwise/shared/remote';
import { EmptyState } from '@slotwise/shared/ui';
import { choice, text, typed, useAddress, useInfiniteList } from '@slotwise/shared/ui/list';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { RecordLink } from '@slotwise/shared/ui/link';
import { LongList, RowSummary, sortingOf, sortParameter, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { AddButton } from '../lines/add-button';
import { inventoryKeys } from '../query-keys';
import { choiceFilter, useWarehouseFilter } from '../sections/filters';
import { Deadline, DeadlineCell } from '../sections/deadline';
import { ListHead } from '../sections/list-head';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { SectionPage } from '../sections/section-page';
import { useWarehouses } from '../sections/use-warehouses';
import { Difference, ReceiptStatus } from './receipt-status';
import { AnnounceDialog } from './announce-dialog';
import { useWords } from './words';

const PAGE = 100;
const KINDS = ['yes', 'no'] as const;
const PARAMETERS = {
  q: typed('q'),
  warehouse: text('warehouse'),
  status: choice('status', RECEIPT_STATUSES),
  returns: choice('returns', KINDS),
  sort: sortParameter(RECEIPT_SORTS),
};

/** Future, arriving and past receipts. */
export default function ReceiptsPage() {
  const { t } = useWords();
  return (
    <SectionPage
      permission="view_inventory"
      isFramed
      action={
        <AddButton
          label={t('receipt.announce')}
          dialog={(warehouseId, onClose) => <AnnounceDialog {...{ warehouseId, onClose }} />}
        />
      }
    >
      {() => <ReceiptList />}
    </SectionPage>
  );
}

const ReceiptLink = ({ id, code }: Pick<ReceiptSummary, 'id' | 'code'>) => (
  <RecordLink to={`/inventory/receipts/${id}`}>{code}</RecordLink>
);

function useReceiptColumns(): Column<ReceiptSummary>[] {
  const { t } = useWords();
  const formats = useFormats();
  const warehouses = useWarehouses();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('column.code'),
        width: 120,
        names: true,
        cell: (receipt) => <ReceiptLink {...receipt} />,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 120,
        badges: RECEIPT_STATUSES.map((one) => t(`status.${one}`)),
        cell: ({ status }) => <ReceiptStatus status={status} />,
      },
      {
        id: 'supplier',
        header: t('column.supplier'),
        width: 150,
        grows: true,
        cell: ({ supplier, returns }) => supplier ?? (returns ? t('returns.yes') : '–'),
      },
      {
        id: 'expectedAt',
        header: t('column.expected-at'),
        width: 195,
        sortable: true,
        cell: ({ expectedAt, status }) => <DeadlineCell at={expectedAt} isOpen={status === 'expected'} />,
      },
      {
        id: 'lines',
        header: t('column.lines'),
        width: 70,
        yields: true,
        align: 'end',
        cell: ({ lines }) => formats.number(lines),
      },
      {
        id: 'received',
        header: t('column.received'),
        width: 110,
        yields: true,
        align: 'end',
        cell: ({ received, expected }) => t('receipt.received-of', { received, expected }),
      },
      { id: 'difference', header: t('column.difference'), width: 140, cell: (receipt) => <Difference {...receipt} /> },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 140,
        yields: true,
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
    ],
    [t, formats, warehouses],
  );
}

function ReceiptList() {
  const { t } = useWords();
  const { http } = usePlatform();
  const { values, change } = useAddress(PARAMETERS);
  useSharedTerm(values.q, (q) => change({ q }));
  const [choices, setChoices] = useColumnChoices('receipts');
  const columns = useReceiptColumns();
  const filter = {
    ...(values.q.trim() && { q: values.q.trim() }),
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.status && { status: values.status }),
    ...(values.returns && { returns: values.returns }),
  };
  // Goods that are to come stand in the order in which they come.
  const usual = values.status === 'expected' ? 'expectedAt' : '-created';
  const order = { sort: values.sort ?? usual };
  const list = useInfiniteList({
    queryKey: [...inventoryKeys.receipts, 'list', filter, order],
    fetchPage: (cursor, signal) =>
      http('GET /receipts', {
        query: { ...filter, ...order, limit: PAGE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    keepsPrevious: true,
  });
  const clear = () => change({ q: '', warehouse: '', status: null, returns: null });
  return (
    <>
      <ListHead
        list="receipts"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        presets={[
          { id: 'all', name: t('view.all'), search: '' },
          { id: 'expected', name: t('view.expected'), search: 'status=expected' },
          { id: 'returns', name: t('view.returns'), search: 'returns=yes' },
        ]}
        label={t('receipt.find')}
        count={useRowCount(list)}
        search={{ placeholder: t('receipt.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          choiceFilter({
            ...{ key: 'status', name: t('column.status'), label: t('filter.status'), all: t('filter.all-statuses') },
            values: RECEIPT_STATUSES,
            wordOf: (status) => t(`status.${status}`),
            value: values.status,
            onChange: (status) => change({ status }),
          }),
          choiceFilter({
            ...{ key: 'returns', name: t('receipt.kind'), label: t('filter.returns'), all: t('filter.all-kinds') },
            values: KINDS,
            wordOf: (kind) => t(`returns.${kind}`),
            value: values.returns,
            onChange: (returns) => change({ returns }),
          }),
          useWarehouseFilter(values.warehouse, (warehouse) => change({ warehouse })),
        ]}
        onClear={clear}
      />
      <LongList
        {...{ list, columns, choices }}
        onChoices={setChoices}
        label={t('receipt.sections')}
        filter={JSON.stringify(filter)}
        {...sortingOf({
          ...{ columns: RECEIPT_SORTS, usual, value: values.sort },
          onChange: (sort) => change({ sort }),
        })}
        nameOf={({ code }) => code}
        summaryHeight={80}
        summary={({ id, code, supplier, returns, status, expectedAt, received, expected }) => (
          <RowSummary
            name={<ReceiptLink {...{ id, code }} />}
            figure={t('receipt.received-of', { received, expected })}
            detail={
              <>
                {expectedAt !== null && (
                  <>
                    <Deadline at={expectedAt} isOpen={status === 'expected'} kind="expected" /> ·{' '}
                  </>
                )}
                {supplier ?? t(returns ? 'returns.yes' : 'returns.no')}
              </>
            }
            detailLines={2}
            mark={<ReceiptStatus status={status} />}
          />
        )}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('receipt.none')} reason={t('receipt.none-reason')} />
          )
        }
      />
    </>
  );
}
