import type { CountSummary } from '@slotwise/contract';
import { COUNT_STATUSES } from '@slotwise/contract/constants';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { EmptyState, StatusBadge } from '@slotwise/shared/ui';
import { DismissCircle20Regular, Eye16Regular } from '@slotwise/shared/ui/icons';
import { choice, text, useAddress, useInfiniteList } from '@slotwise/shared/ui/list';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { RecordLink } from '@slotwise/shared/ui/link';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { choiceFilter, useWarehouseFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { useWarehouses } from '../sections/use-warehouses';
import { PlacesDialog } from './places-dialog';
import { useAboutText } from './use-about-text';
import { useGiveCount } from './use-give-count';
import { useWhyNot } from './use-why-not';
import { useNextText } from './use-next-text';
import { useWords } from './words';

const PAGE = 100;
const PARAMETERS = {
  ...{ warehouse: text('warehouse'), status: choice('status', COUNT_STATUSES) },
  /** Opens the places of one. */
  count: text('count'),
};
const TONES = { open: 'pending', done: 'success', canceled: 'neutral' } as const;

function useCountColumns(): Column<CountSummary>[] {
  const { t } = useWords();
  const formats = useFormats();
  const warehouses = useWarehouses();
  const nextOf = useNextText();
  const aboutOf = useAboutText();
  return useMemo(() => {
    const moment = (at: string | null) =>
      at === null ? '–' : formats.date(at, { dateStyle: 'medium', timeStyle: 'short' });
    return [
      {
        ...{ id: 'asked', header: t('column.asked'), width: 204, names: true },
        cell: ({ id, createdAt }) => <RecordLink to={`/inventory/counts?count=${id}`}>{moment(createdAt)}</RecordLink>,
      },
      { id: 'by', header: t('column.by'), width: 220, grows: true, cell: (count) => aboutOf(count) },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 140,
        yields: true,
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
      {
        id: 'left',
        header: t('column.left'),
        width: 140,
        align: 'end',
        cell: ({ tasks, openTasks }) => t('list.progress', { counted: tasks - openTasks, tasks }),
      },
      {
        id: 'asked-by',
        header: t('column.asked-by'),
        width: 150,
        yields: true,
        cell: ({ askedBy }) => askedBy?.name ?? '–',
      },
      {
        id: 'user',
        header: t('column.user'),
        width: 160,
        yields: true,
        cell: ({ status, user }) => (user ? (user.name ?? '–') : status === 'open' ? t('user.anybody') : '–'),
      },
      {
        id: 'next',
        header: t('column.next'),
        width: 260,
        yields: true,
        cell: (count) => nextOf(count),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 120,
        badges: (Object.keys(TONES) as (keyof typeof TONES)[]).map((status) => t(`status.${status}`)),
        cell: ({ status }) => <StatusBadge tone={TONES[status]} label={t(`status.${status}`)} />,
      },
      { id: 'done', header: t('column.done'), width: 180, optional: true, cell: ({ doneAt }) => moment(doneAt) },
    ];
  }, [t, formats, warehouses, nextOf, aboutOf]);
}

/** The counts that were asked for, the newest first, and how far each is. */
export function CountList() {
  const { t } = useWords();
  const { http } = usePlatform();
  const formats = useFormats();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('counts');
  const columns = useCountColumns();
  const cancel = useCancel();
  const give = useGiveCount();
  const nextOf = useNextText();
  const aboutOf = useAboutText();
  const filter = {
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.status && { status: values.status }),
  };
  const list = useInfiniteList({
    queryKey: [...inventoryKeys.counts, 'list', filter],
    fetchPage: (cursor, signal) =>
      http('GET /counts', { query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal }),
    keepsPrevious: true,
  });
  const clear = () => change({ warehouse: '', status: null });
  return (
    <>
      <ListHead
        list="counts"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        label={t('list.find')}
        count={useRowCount(list)}
        filters={[
          choiceFilter({
            ...{ key: 'status', name: t('column.status'), label: t('filter.status'), all: t('filter.all-statuses') },
            values: COUNT_STATUSES,
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
        label={t('list.label')}
        filter={JSON.stringify(filter)}
        nameOf={({ createdAt }) => formats.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        rowActions={(count) => [
          {
            ...{ key: 'places', label: t('places.open'), icon: <Eye16Regular />, quick: true },
            onClick: () => change({ count: count.id }),
          },
          give.action(count),
          cancel.action(count),
        ]}
        summaryHeight={80}
        summary={(count) => {
          const { createdAt, tasks, openTasks, status } = count;
          return (
            <RowSummary
              name={
                <RecordLink to={`/inventory/counts?count=${count.id}`}>
                  {formats.date(createdAt, { month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' })}
                </RecordLink>
              }
              figure={t('list.progress', { counted: tasks - openTasks, tasks })}
              detail={[
                aboutOf(count),
                count.askedBy?.name && t('list.asked-by', { name: count.askedBy.name }),
                count.user?.name,
                nextOf(count),
              ]
                .filter((part) => part && part !== '–')
                .join(' · ')}
              detailLines={2}
              mark={<StatusBadge tone={TONES[status]} label={t(`status.${status}`)} />}
            />
          );
        }}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('list.none')} reason={t('list.none-reason')} />
          )
        }
      />
      {give.dialog}
      {cancel.dialog}
      {values.count !== '' && <PlacesDialog countId={values.count} onClose={() => change({ count: '' })} />}
    </>
  );
}

/** Canceling a count, after a question. */
function useCancel() {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [asked, setAsked] = useState<CountSummary | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (id: string, signal?: AbortSignal) => {
    setBusy(true);
    try {
      await platform.http('DELETE /count', { body: { count_id: id }, signal });
      platform.notify({ intent: 'success', title: t('cancel.done') });
    } catch (error) {
      notifyFailure(platform, t('cancel.failed'), error);
    }
    const read = cache.invalidateQueries({ queryKey: inventoryKeys.counts });
    // Nobody is held by work that they gave up; it may have been done all the same.
    if (!signal?.aborted) await read;
    setBusy(false);
    if (!signal?.aborted) setAsked(null);
  };
  const whyNot = useWhyNot();
  return {
    action: (count: CountSummary) => ({
      key: 'cancel',
      label: t('cancel.action'),
      icon: <DismissCircle20Regular />,
      onClick: () => setAsked(count),
      disabled: whyNot(count),
    }),
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={t('cancel.title')}
        confirmLabel={t('cancel.action')}
        danger
        busy={busy}
        endsEarly
        onConfirm={({ signal }) => asked && void send(asked.id, signal)}
        onCancel={() => setAsked(null)}
      >
        {t('cancel.text', { open: asked?.openTasks ?? 0 })}
      </ConfirmDialog>
    ),
  };
}
