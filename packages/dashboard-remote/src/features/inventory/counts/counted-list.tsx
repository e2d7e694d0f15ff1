import type { CountTask } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState, StatusBadge, Text } from '@slotwise/shared/ui';
import { choice, text, useAddress, useInfiniteList, type Filter } from '@slotwise/shared/ui/list';
import { RecordLink } from '@slotwise/shared/ui/link';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inventoryKeys } from '../query-keys';
import { choiceFilter, useWarehouseFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { NothingFound } from '../sections/nothing-found';
import { useDayText } from '../sections/use-day-text';
import { useRowCount } from '../sections/use-row-count';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from './words';

const PAGE = 100;
const ANSWERS = ['yes', 'no'] as const;
const PARAMETERS = {
  ...{ warehouse: text('warehouse'), exact: choice('exact', ANSWERS) },
  /** First and last day, `2022-01-20`. */
  ...{ from: text('from'), to: text('to') },
};
const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);
const SHARE: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/** Places that were counted, each with whether the stock was right there, below the share that the dashboard says of them. */
export function CountedList() {
  const { t } = useWords();
  const { http } = usePlatform();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('counted');
  const columns = useCountedColumns();
  const warehouses = useWarehouses();
  const moment = useMoment();
  const from = isDay(values.from) ? values.from : '';
  const to = isDay(values.to) ? values.to : '';
  const filter = {
    ...{ status: 'done' as const, ...(values.warehouse && { warehouse_id: values.warehouse }) },
    ...(from && { decided_from: from }),
    ...(to && { decided_to: to }),
    ...(values.exact && { exact: values.exact }),
  };
  const list = useInfiniteList({
    queryKey: [...inventoryKeys.counts, 'counted', filter],
    fetchPage: (cursor, signal) =>
      http('GET /count/tasks', { query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal }),
    keepsPrevious: true,
  });
  const clear = () => change({ warehouse: '', exact: null, from: '', to: '' });
  return (
    <>
      {from && to && <Accuracy {...{ from, to, warehouse: values.warehouse }} />}
      <ListHead
        list="counted"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        label={t('counted.find')}
        count={useRowCount(list)}
        filters={[
          choiceFilter({
            ...{ key: 'exact', name: t('column.found'), label: t('filter.found'), all: t('filter.all-found') },
            values: ANSWERS,
            wordOf: (exact) => t(`exact.${exact}`),
            value: values.exact,
            onChange: (exact) => change({ exact }),
          }),
          useDaysFilter({ from, to }, () => change({ from: '', to: '' })),
          useWarehouseFilter(values.warehouse, (warehouse) => change({ warehouse })),
        ]}
        onClear={clear}
      />
      <LongList
        {...{ list, columns, choices }}
        onChoices={setChoices}
        label={t('counted.label')}
        filter={JSON.stringify(filter)}
        nameOf={({ location }) => location.code}
        summary={({ countId, location, warehouseId, decidedAt, exact }) => (
          <RowSummary
            name={<RecordLink to={`/inventory/counts?count=${countId}`}>{location.code}</RecordLink>}
            detail={[warehouses.find(({ id }) => id === warehouseId)?.name, moment(decidedAt)]
              .filter(Boolean)
              .join(' · ')}
            mark={<Found exact={exact} />}
          />
        )}
        empty={
          Object.keys(filter).length > 1 ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('counted.none')} reason={t('counted.none-reason')} />
          )
        }
      />
    </>
  );
}

/** Says what the dashboard says of the same days. */
function Accuracy({ from, to, warehouse }: { from: string; to: string; warehouse: string }) {
  const { t } = useWords();
  const formats = useFormats();
  const { http } = usePlatform();
  const query = { from, to, ...(warehouse && { warehouse_id: warehouse }) };
  const { data } = useQuery({
    queryKey: [...inventoryKeys.counts, 'accuracy', query],
    queryFn: async ({ signal }) => (await http('GET /figures/overview', { query, signal })).figures.counts,
  });
  if (!data || data.places === 0) return null;
  const share = formats.number(data.exact / data.places, SHARE);
  return <Text>{t('counted.accuracy', { share, exact: data.exact, places: data.places })}</Text>;
}

function useDaysFilter({ from, to }: { from: string; to: string }, onClear: () => void): Filter {
  const { t } = useWords();
  const dayOf = useDayText();
  const label = [from, to].map((day) => (day ? dayOf(day) : '…')).join(' – ');
  return {
    ...{ key: 'days', name: t('filter.days-name'), label: t('filter.days'), all: t('filter.all-days') },
    options: from || to ? [{ value: 'days', label }] : [],
    value: from || to ? 'days' : null,
    onChange: (chosen) => chosen === null && onClear(),
  };
}

function useMoment() {
  const formats = useFormats();
  return useMemo(
    () => (at: string | undefined) =>
      at === undefined ? '–' : formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
    [formats],
  );
}

function Found({ exact }: Pick<CountTask, 'exact'>) {
  const { t } = useWords();
  return <StatusBadge tone={exact ? 'success' : 'pending'} label={t(`exact.${exact ? 'yes' : 'no'}`)} />;
}

function useCountedColumns(): Column<CountTask>[] {
  const { t } = useWords();
  const warehouses = useWarehouses();
  const moment = useMoment();
  return useMemo(
    () => [
      {
        ...{ id: 'place', header: t('column.place'), width: 160, names: true },
        cell: ({ location, countId }) => (
          <RecordLink to={`/inventory/counts?count=${countId}`}>{location.code}</RecordLink>
        ),
      },
      {
        ...{ id: 'warehouse', header: t('column.warehouse'), width: 200, grows: true },
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
      { id: 'at', header: t('column.counted-at'), width: 200, cell: ({ decidedAt }) => moment(decidedAt) },
      {
        ...{ id: 'found', header: t('column.found'), width: 160, badges: [t('exact.yes'), t('exact.no')] },
        cell: ({ exact }) => <Found exact={exact} />,
      },
    ],
    [t, warehouses, moment],
  );
}
