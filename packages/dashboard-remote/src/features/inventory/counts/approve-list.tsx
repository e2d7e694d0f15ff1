import type { CountTask } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { EmptyState, Link } from '@slotwise/shared/ui';
import { Eye16Regular } from '@slotwise/shared/ui/icons';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { useCallback, useMemo, useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWarehouses } from '../sections/use-warehouses';
import { DifferenceDialog } from './difference-dialog';
import { useWords } from './words';

const PAGE = 100;

/** Places whose second count differs by more than the limit: each waits for a decision. */
export function ApproveList() {
  const { t } = useWords();
  const formats = useFormats();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const mayApprove = useCan(platform, 'approve_inventory');
  const warehouses = useWarehouses();
  const [choices, setChoices] = useColumnChoices('differences');
  const [open, setOpen] = useState<CountTask | null>(null);
  const list = useInfiniteList({
    queryKey: [...inventoryKeys.counts, 'to-approve'],
    fetchPage: (cursor, signal) =>
      platform.http('GET /count/tasks', {
        query: { status: 'to_approve', limit: PAGE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    keepsPrevious: true,
  });
  const nameOf = useCallback(
    (task: CountTask) =>
      mayApprove ? (
        <Link as="button" onClick={() => setOpen(task)}>
          {task.location.code}
        </Link>
      ) : (
        task.location.code
      ),
    [mayApprove],
  );
  const columns = useMemo(
    (): Column<CountTask>[] => [
      {
        ...{ id: 'place', header: t('column.place'), width: 140, names: true },
        cell: nameOf,
      },
      {
        ...{ id: 'sku', header: t('column.sku'), width: 200, grows: true },
        cell: ({ found }) => {
          if (!found?.sku) return '–';
          return found.skus > 1 ? t('approve.skus', { sku: found.sku.code, more: found.skus - 1 }) : found.sku.code;
        },
      },
      {
        ...{ id: 'change', header: t('column.difference'), width: 110, align: 'end' },
        cell: ({ found }) => (found ? formats.number(found.change, { signDisplay: 'exceptZero' }) : '–'),
      },
      { id: 'user', header: t('column.user'), width: 160, cell: ({ found }) => found?.user?.name ?? '–' },
      {
        ...{ id: 'at', header: t('column.counted'), width: 170 },
        cell: ({ found }) => (found ? formats.date(found.at, { dateStyle: 'medium', timeStyle: 'short' }) : '–'),
      },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 140,
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
    ],
    [t, formats, warehouses, nameOf],
  );
  return (
    <>
      <LongList
        {...{ list, columns, choices }}
        onChoices={setChoices}
        label={t('approve.label')}
        filter="to-approve"
        nameOf={({ location }) => location.code}
        rowActions={(task) => [
          {
            key: 'look',
            label: t('approve.open'),
            icon: <Eye16Regular />,
            onClick: () => setOpen(task),
            disabled: mayApprove ? undefined : t('approve.needs', { permission: quoted('approve_inventory') }),
            quick: mayApprove,
          },
        ]}
        summaryHeight={80}
        summary={(task) => {
          const { found } = task;
          const { counted, expected } = found ?? {};
          const figures =
            counted === undefined || expected === undefined ? null : t('approve.against', { counted, expected });
          const warehouse = warehouses.find(({ id }) => id === task.warehouseId)?.name;
          return (
            <RowSummary
              name={nameOf(task)}
              figure={found && formats.number(found.change, { signDisplay: 'exceptZero' })}
              detail={[figures, found?.sku?.code, found?.user?.name, warehouse].filter(Boolean).join(' · ')}
              detailLines={2}
            />
          );
        }}
        empty={<EmptyState title={t('approve.none')} reason={t('approve.none-reason')} />}
      />
      {open && <DifferenceDialog task={open} onClose={() => setOpen(null)} />}
    </>
  );
}
