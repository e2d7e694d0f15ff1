import type { CountTask } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { EmptyState } from '@slotwise/shared/ui';
import { Eye16Regular } from '@slotwise/shared/ui/icons';
import type { Column } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { useMemo, useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWarehouses } from '../sections/use-warehouses';
import { DifferenceDialog } from './difference-dialog';
import { useWords } from './words';

const PAGE = 100;

/** Places whose second count differs by more than the limit: each waits for a decision. */
export function ApproveList() {
  const { t } = useWords();
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
  const columns = useMemo(
    (): Column<CountTask>[] => [
      { id: 'place', header: t('column.place'), width: 160, names: true, cell: ({ location }) => location.code },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 200,
        grows: true,
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
    ],
    [t, warehouses],
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
        summary={({ location, warehouseId }) => (
          <RowSummary name={location.code} detail={warehouses.find(({ id }) => id === warehouseId)?.name ?? '–'} />
        )}
        empty={<EmptyState title={t('approve.none')} reason={t('approve.none-reason')} />}
      />
      {open && <DifferenceDialog task={open} onClose={() => setOpen(null)} />}
    </>
  );
}
