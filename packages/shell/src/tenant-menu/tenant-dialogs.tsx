import type { Warehouse } from '@slotwise/contract';
import { queryKeys, type TenantQueries } from '@slotwise/shared/session';
import { NameDialog } from '@slotwise/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';
import { RolesDialog } from './roles-dialog';
import { useTenant } from './use-tenant';
import { AddWarehouseDialog, RemoveWarehouseDialog, RenameWarehouseDialog } from './warehouse-dialogs';
import { useWords } from './words';

/** Dialogs that the menu can open above the page. */
export type TenantDialog =
  | { kind: 'roles' }
  | { kind: 'rename-tenant' }
  | { kind: 'add-warehouse' }
  | { kind: 'rename-warehouse' | 'remove-warehouse'; warehouse: Warehouse };

interface TenantDialogsProps {
  dialog: TenantDialog | null;
  queries: TenantQueries;
  onClose: () => void;
}

/** The dialog that was opened from the menu, which has closed by then. */
export function TenantDialogs({ dialog, queries, onClose }: TenantDialogsProps) {
  switch (dialog?.kind) {
    case 'roles':
      return <RolesDialog queries={queries} onClose={onClose} />;
    case 'rename-tenant':
      return <RenameTenantDialog queries={queries} onClose={onClose} />;
    case 'add-warehouse':
      return <AddWarehouseDialog onClose={onClose} />;
    case 'rename-warehouse':
      return <RenameWarehouseDialog warehouse={dialog.warehouse} onClose={onClose} />;
    case 'remove-warehouse':
      return <RemoveWarehouseDialog warehouse={dialog.warehouse} onClose={onClose} />;
    default:
      return null;
  }
}

function RenameTenantDialog({ queries, onClose }: Omit<TenantDialogsProps, 'dialog'>) {
  const { host } = useShell();
  const { t } = useWords();
  const queryClient = useQueryClient();
  const { kind, name: before } = useTenant(queries);
  const save = async (name: string, signal: AbortSignal) => {
    await host.http(kind === 'company' ? 'PATCH /mycompany' : 'PATCH /mywms', { body: { name }, signal });
    host.notify({ intent: 'success', title: t('tenant.renamed', { before, name }) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.tenant(kind) });
  };
  return (
    <NameDialog
      title={t(`tenant.rename-${kind}`)}
      lead={t('tenant.rename-lead')}
      name={before}
      submitLabel={t('dialog.rename')}
      busyLabel={t('dialog.renaming')}
      save={save}
      onClose={onClose}
    />
  );
}
