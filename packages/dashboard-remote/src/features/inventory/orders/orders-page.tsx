import type { OrderSummary } from '@slotwise/contract';
import { ORDER_SORTS, ORDER_STATUSES } from '@slotwise/contract/constants';
import { usePlatform, useSharedTerm } from '@slotwise/shared/remote';
import { EmptyState } from '@slotwise/shared/ui';
import { choice, text, typed, useAddress, useInfiniteList } from '@slotwise/shared/ui/list';
import { countOf, NOTHING_SELECTED } from '@slotwise/shared/ui/table';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo, useState } from 'react';
import { RecordLink } from '@slotwise/shared/ui/link';
import { LongList, RowSummary, sortingOf, sortParameter, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { wholeSelection } from '../bulk/whole-selection';
import { ExportList } from '../exports/export-list';
import { leftOut } from '../exports/left-out';
import { ImportButton } from '../imports/import-button';
import { AddButton } from '../lines/add-button';
import { inventoryKeys } from '../query-keys';
import { choiceFilter, useWarehouseFilter } from '../sections/filters';
import { Deadline, DeadlineCell } from '../sections/deadline';
import { useMomentText } from '../sections/moments';
import { ListHead } from '../sections/list-head';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { SectionPage } from '../sections/section-page';
import { useWarehouses } from '../sections/use-warehouses';
import { OrderStatus } from './order-status';
import { useOrderActions } from './use-order-actions';
import { OrderDialog } from './order-dialog';
import { useWords } from './words';

/** Columns of the list that both files have as well and that an import can do without. */
const IN_FILE = { customer: ['customer'] };
const PAGE = 100;
const PARAMETERS = {
  q: typed('q'),
  warehouse: text('warehouse'),
  status: choice('status', ORDER_STATUSES),
  sort: sortParameter(ORDER_SORTS),
};

/** Orders that leave the warehouses: open, in picking and picked. */
export default function OrdersPage() {
  const { t } = useWords();
  return (
    <SectionPage
      permission="view_inventory"
      isFramed
      action={
        <>
          <ImportButton kind="open_orders" />
          <AddButton
            label={t('order.add')}
            dialog={(warehouseId, onClose) => <OrderDialog {...{ warehouseId, onClose }} />}
          />
        </>
      }
    >
      {() => <OrderList />}
    </SectionPage>
  );
}

const isToDo = (status: OrderSummary['status']) => status === 'open' || status === 'released';

const OrderLink = ({ id, code }: Pick<OrderSummary, 'id' | 'code'>) => (
  <RecordLink to={`/inventory/orders/${id}`}>{code}</RecordLink>
);

function useOrderColumns(): Column<OrderSummary>[] {
  const { t } = useWords();
  const formats = useFormats();
  const momentText = useMomentText();
  const warehouses = useWarehouses();
  return useMemo(() => {
    return [
      {
        id: 'code',
        header: t('column.code'),
        width: 116,
        names: true,
        sortable: true,
        cell: (order) => <OrderLink {...order} />,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 130,
        badges: ORDER_STATUSES.map((one) => t(`status.${one}`)),
        cell: (order) => <OrderStatus status={order.status} />,
      },
      {
        id: 'customer',
        header: t('column.customer'),
        width: 150,
        yields: true,
        grows: true,
        cell: ({ customer }) => customer ?? '–',
      },
      {
        id: 'ordered',
        header: t('column.ordered'),
        width: 126,
        yields: true,
        sortable: true,
        firstSort: 'descending',
        cell: ({ orderedAt }) => momentText(orderedAt, { time: {} }),
      },
      {
        id: 'due',
        header: t('column.due'),
        width: 210,
        sortable: true,
        cell: ({ dueAt, status }) => <DeadlineCell at={dueAt} isOpen={isToDo(status)} />,
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
        id: 'picked',
        header: t('column.picked'),
        width: 96,
        yields: true,
        align: 'end',
        cell: ({ picked, pieces }) => t('order.picked-of', { picked, pieces }),
      },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 140,
        yields: true,
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
    ];
  }, [t, formats, momentText, warehouses]);
}

/** Files that hold orders of a status; those that were canceled are in none that could be imported again. */
const filesOf = (status: OrderSummary['status'] | null) => {
  if (status === null) return ['open_orders', 'orders'] as const;
  if (status === 'canceled') return [];
  return status === 'done' ? (['orders'] as const) : (['open_orders'] as const);
};

function OrderList() {
  const { t } = useWords();
  const { http } = usePlatform();
  const { values, change } = useAddress(PARAMETERS);
  useSharedTerm(values.q, (q) => change({ q }));
  const [choices, setChoices] = useColumnChoices('orders');
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const columns = useOrderColumns();
  const actions = useOrderActions();
  const filter = {
    ...(values.q.trim() && { q: values.q.trim() }),
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.status && { status: values.status }),
  };
  // Orders that are still to be picked are worked off by their day.
  const usual = values.status !== null && isToDo(values.status) ? 'due' : '-ordered';
  const order = { sort: values.sort ?? usual };
  const readPage = (cursor: string | undefined, signal: AbortSignal) =>
    http('GET /orders', {
      query: { ...filter, ...order, limit: PAGE, ...(cursor !== undefined && { cursor }) },
      signal,
    });
  const list = useInfiniteList({
    queryKey: [...inventoryKeys.orders, 'list', filter, order],
    fetchPage: readPage,
    keepsPrevious: true,
  });
  const clear = () => change({ q: '', warehouse: '', status: null });
  const selected = wholeSelection(selection, list, readPage);
  const total = countOf(selection, list.isPrevious ? undefined : list.matching) ?? selected.rows.length;
  /** Orders that were refused stay selected: people correct them and try again. */
  const onDone = (left: readonly OrderSummary[]) =>
    setSelection({ kind: 'some', ids: new Set(left.map(({ id }) => id)) });
  const chosen = { ...selected, total, onDone };
  return (
    <>
      <ListHead
        list="orders"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        actions={
          <ExportList kinds={filesOf(values.status)} {...{ filter, order }} left={leftOut(columns, choices, IN_FILE)} />
        }
        presets={[
          { id: 'all', name: t('view.all'), search: '' },
          { id: 'open', name: t('view.open'), search: 'status=open' },
          { id: 'released', name: t('view.released'), search: 'status=released' },
        ]}
        label={t('order.find')}
        count={useRowCount(list)}
        search={{ placeholder: t('order.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          choiceFilter({
            ...{ key: 'status', name: t('column.status'), label: t('filter.status'), all: t('filter.all-statuses') },
            values: ORDER_STATUSES,
            wordOf: (status) => t(`status.${status}`),
            value: values.status,
            onChange: (status) => change({ status }),
          }),
          useWarehouseFilter(values.warehouse, (warehouse) => change({ warehouse })),
        ]}
        onClear={clear}
      />
      <LongList
        {...{ list, columns, choices }}
        onChoices={setChoices}
        label={t('order.sections')}
        filter={JSON.stringify(filter)}
        {...sortingOf({
          ...{ columns: ORDER_SORTS, usual, value: values.sort },
          onChange: (sort) => change({ sort }),
        })}
        nameOf={({ code }) => code}
        rowActions={actions.rowActions}
        selection={selection}
        onSelection={setSelection}
        bulkActions={[actions.releaseAction(chosen), actions.cancelAction(chosen)]}
        summaryHeight={80}
        summary={({ id, code, customer, status, dueAt, lines, picked, pieces }) => (
          <RowSummary
            name={<OrderLink {...{ id, code }} />}
            figure={t('order.picked-of', { picked, pieces })}
            detail={
              <>
                {dueAt !== null && (
                  <>
                    <Deadline at={dueAt} isOpen={isToDo(status)} kind="due" /> ·{' '}
                  </>
                )}
                {customer ?? t('order.lines', { count: lines })}
              </>
            }
            detailLines={2}
            mark={<OrderStatus status={status} />}
          />
        )}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('order.none')} reason={t('order.none-reason')} />
          )
        }
      />
      {actions.dialog}
    </>
  );
}
