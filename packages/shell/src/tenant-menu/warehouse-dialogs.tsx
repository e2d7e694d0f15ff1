import type { Warehouse } from '@slotwise/contract';
import { queryKeys } from '@slotwise/shared/session';
import { NameDialog } from '@slotwise/shared/ui/form';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from './words';

interface WarehouseDialogProps {
  warehouse: Warehouse;
  onClose: () => void;
}

/** Loads the warehouses again; the live event does the same, but it may be late or missed. */
function useReloadWarehouses() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.list('company', 'warehouses') });
}

export function AddWarehouseDialog({ onClose }: { onClose: () => void }) {
  const { host } = useShell();
  const { t } = useWords();
  const reload = useReloadWarehouses();
  const save = async (name: string, signal: AbortSignal, idempotencyKey?: string) => {
    const { warehouse } = await host.http('POST /warehouse', { body: { name }, signal, idempotencyKey });
    host.notify({ intent: 'success', title: t('warehouse.added', { name: warehouse.name }) });
    void reload();
  };
  return (
    <NameDialog
      title={t('warehouse.add')}
      submitLabel={t('warehouse.add')}
      busyLabel={t('warehouse.adding')}
      save={save}
      onClose={onClose}
    />
  );
}

export function RenameWarehouseDialog({ warehouse: { id, name: before }, onClose }: WarehouseDialogProps) {
  const { host } = useShell();
  const { t } = useWords();
  const reload = useReloadWarehouses();
  const save = async (name: string, signal: AbortSignal) => {
    await host.http('PATCH /warehouse', { body: { warehouse_id: id, name }, signal });
    host.notify({ intent: 'success', title: t('warehouse.renamed', { before, name }) });
    void reload();
  };
  return (
    <NameDialog
      title={t('warehouse.rename')}
      name={before}
      submitLabel={t('dialog.rename')}
      busyLabel={t('dialog.renaming')}
      save={save}
      onClose={onClose}
    />
  );
}

export function RemoveWarehouseDialog({ warehouse: { id, name }, onClose }: WarehouseDialogProps) {
  const { host } = useShell();
  const { t } = useWords();
  const reload = useReloadWarehouses();
  const describeError = useDescribeError();
  const removal = useMutation({
    mutationFn: (signal: AbortSignal | undefined) =>
      host.http('DELETE /warehouse', { body: { warehouse_id: id }, signal }),
    onSuccess: () => {
      onClose();
      host.notify({ intent: 'success', title: t('warehouse.removed', { name }) });
    },
    // Also what was given up may have been done.
    onSettled: () => void reload(),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t('warehouse.remove-question', { name })}
      confirmLabel={t(removal.isPending ? 'warehouse.removing' : 'warehouse.remove')}
      busy={removal.isPending}
      endsEarly
      error={removal.error && describeError(removal.error).title}
      onConfirm={({ signal }) => removal.mutate(signal)}
      onCancel={onClose}
    >
      {t('warehouse.remove-warning')}
    </ConfirmDialog>
  );
}
