import type { Warehouse } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { queryKeys } from '@slotwise/shared/session';
import { NameDialog } from '@slotwise/shared/ui/form';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';

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
  const reload = useReloadWarehouses();
  const save = async (name: string) => {
    const { warehouse } = await host.http('POST /warehouse', { body: { name } });
    host.notify({ intent: 'success', title: `Warehouse ${warehouse.name} added` });
    void reload();
  };
  return (
    <NameDialog title="Add warehouse" submitLabel="Add warehouse" busyLabel="Adding..." save={save} onClose={onClose} />
  );
}

export function RenameWarehouseDialog({ warehouse: { id, name: before }, onClose }: WarehouseDialogProps) {
  const { host } = useShell();
  const reload = useReloadWarehouses();
  const save = async (name: string) => {
    await host.http('PATCH /warehouse', { body: { warehouse_id: id, name } });
    host.notify({ intent: 'success', title: `Warehouse ${before} is now called ${name}` });
    void reload();
  };
  return (
    <NameDialog
      title="Rename warehouse"
      name={before}
      submitLabel="Rename"
      busyLabel="Renaming..."
      save={save}
      onClose={onClose}
    />
  );
}

export function RemoveWarehouseDialog({ warehouse: { id, name }, onClose }: WarehouseDialogProps) {
  const { host } = useShell();
  const reload = useReloadWarehouses();
  const removal = useMutation({
    mutationFn: () => host.http('DELETE /warehouse', { body: { warehouse_id: id } }),
    onSuccess: () => {
      onClose();
      host.notify({ intent: 'success', title: `Warehouse ${name} removed` });
      void reload();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove warehouse “${name}”?`}
      confirmLabel={removal.isPending ? 'Removing...' : 'Remove warehouse'}
      busy={removal.isPending}
      error={removal.error && describeError(removal.error).title}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      It disappears for everybody in the company. This cannot be undone.
    </ConfirmDialog>
  );
}
