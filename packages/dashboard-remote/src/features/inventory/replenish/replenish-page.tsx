import type { Replenishment } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState, StatusBadge } from '@slotwise/shared/ui';
import { Play20Regular } from '@slotwise/shared/ui/icons';
import { choice, text, useAddress, useInfiniteList } from '@slotwise/shared/ui/list';
import { isSelected, NOTHING_SELECTED } from '@slotwise/shared/ui/table';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo, useState } from 'react';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { choiceFilter, useWarehouseFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { NothingFound } from '../sections/nothing-found';
import { SectionPage } from '../sections/section-page';
import { SkuLink } from '../sections/sku-link';
import { useRowCount } from '../sections/use-row-count';
import { useWarehouses } from '../sections/use-warehouses';
import { lowListKey, useLowActions, type LowListRow } from './use-low-actions';
import { useWhy } from './use-why';
import { useWords } from './words';

const PAGE = 50;
const PARAMETERS = { warehouse: text('warehouse'), waiting: choice('waiting', ['yes']) };
const TONES = { ready: 'pending', released: 'info', blocked: 'warning' } as const;
const STATUSES = Object.keys(TONES) as (keyof typeof TONES)[];

type Row = LowListRow;
const toBring = ({ moves }: Replenishment) => moves.reduce((sum, { pieces }) => sum + pieces, 0);

/** The SKUs that are low where they are picked, with the tasks that fill them, or why nothing can. */
export default function ReplenishPage() {
  return (
    <SectionPage permission="view_inventory" isFramed>
      {() => <LowList />}
    </SectionPage>
  );
}

function useLowColumns(): Column<Row>[] {
  const { t } = useWords();
  const formats = useFormats();
  const why = useWhy();
  const warehouses = useWarehouses();
  return useMemo(() => {
    const number = (value: number | null) => (value === null ? '–' : formats.number(value));
    return [
      {
        ...{ id: 'sku', header: t('column.sku'), width: 120, names: true },
        cell: ({ sku }) => <SkuLink sku={sku} />,
      },
      { id: 'name', header: t('column.name'), width: 180, optional: true, cell: ({ sku }) => sku.name },
      {
        id: 'status',
        header: t('column.status'),
        width: 150,
        badges: STATUSES.map((one) => t(`status.${one}`)),
        cell: ({ status }) => <Status status={status} />,
      },
      { id: 'place', header: t('column.place'), width: 110, cell: ({ to }) => to?.code ?? '–' },
      {
        ...{ id: 'available', header: t('column.available'), width: 120, align: 'end' },
        cell: ({ available, maximum }) => t('summary.free', { available, maximum: number(maximum) }),
      },
      {
        ...{ id: 'minimum', header: t('column.minimum'), width: 120, align: 'end', optional: true },
        cell: ({ minimum }) => number(minimum),
      },
      {
        ...{ id: 'reserve', header: t('column.reserve'), width: 110, align: 'end', optional: true },
        cell: ({ reserve }) => number(reserve),
      },
      {
        // The next column says it, too, with the place.
        ...{ id: 'bring', header: t('column.bring'), width: 100, align: 'end', yields: true },
        cell: (row) => number(toBring(row) || null),
      },
      { id: 'why', header: t('column.why'), width: 220, shrinksTo: 140, grows: true, cell: (row) => why(row) },
      {
        ...{ id: 'warehouse', header: t('column.warehouse'), width: 140, optional: true },
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
    ];
  }, [t, formats, why, warehouses]);
}

function Status({ status }: Pick<Replenishment, 'status'>) {
  const { t } = useWords();
  return <StatusBadge tone={TONES[status]} label={t(`status.${status}`)} />;
}

function LowList() {
  const { t } = useWords();
  const { http } = usePlatform();
  const formats = useFormats();
  const why = useWhy();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('replenishments');
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const columns = useLowColumns();
  const actions = useLowActions(values.warehouse);
  const filter = {
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.waiting && { waiting: values.waiting }),
  };
  const list = useInfiniteList<Row>({
    queryKey: [...lowListKey, filter],
    fetchPage: async (cursor, signal) => {
      const query = { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const page = await http('GET /replenishments', { query, signal });
      return { ...page, items: page.items.map((row) => ({ ...row, id: `${row.warehouseId} ${row.sku.id}` })) };
    },
    keepsPrevious: true,
  });
  const clear = () => change({ warehouse: '', waiting: null });
  const selected = list.items.filter(({ id }) => isSelected(selection, id));
  const isReady = list.items.some(({ status }) => status === 'ready');
  return (
    <>
      <ListHead
        list="replenishments"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        presets={[
          { id: 'all', name: t('view.all'), search: '' },
          { id: 'waiting', name: t('view.waiting'), search: 'waiting=yes' },
        ]}
        actions={
          <Button
            appearance="primary"
            icon={<Play20Regular />}
            disabled={!isReady || actions.busy || actions.needs !== undefined}
            title={actions.needs}
            onClick={() => void actions.releaseAll()}
          >
            {t('release.all')}
          </Button>
        }
        label={t('list.find')}
        count={useRowCount(list)}
        filters={[
          choiceFilter({
            ...{ key: 'waiting', name: t('filter.waiting'), label: t('filter.waiting'), all: t('filter.all') },
            ...{ values: ['yes'], wordOf: () => t('filter.waiting-only'), value: values.waiting },
            onChange: (waiting) => change({ waiting }),
          }),
          useWarehouseFilter(values.warehouse, (warehouse) => change({ warehouse })),
        ]}
        onClear={clear}
      />
      <LongList
        {...{ list, columns, choices, selection }}
        onChoices={setChoices}
        onSelection={setSelection}
        label={t('list.label')}
        filter={JSON.stringify(filter)}
        nameOf={({ sku }) => sku.code}
        quickActions={1}
        rowActions={actions.rowActions}
        bulkActions={[
          {
            ...actions.releaseAction(selected),
            onClick: () => {
              setSelection(NOTHING_SELECTED);
              void actions.release(selected);
            },
          },
        ]}
        summaryHeight={100}
        summary={(row) => (
          <RowSummary
            name={<SkuLink sku={row.sku} />}
            figure={t('summary.free', {
              available: row.available,
              maximum: row.maximum === null ? '–' : formats.number(row.maximum),
            })}
            detail={<Status status={row.status} />}
            further={[why(row)]}
            furtherLines={2}
          />
        )}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('list.none')} reason={t('list.none-reason')} />
          )
        }
      />
    </>
  );
}
