import type { Me } from '@slotwise/contract';
import { lazyScreen, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan } from '@slotwise/shared/session';
import { Button, Tooltip } from '@slotwise/shared/ui';
import { Add20Regular } from '@slotwise/shared/ui/icons';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useOpenable } from '@slotwise/shared/ui/plain';
import { useWords } from '../words';
import { addWarehouse } from './api/add-warehouse';

const NameWarehouse = lazyScreen(() => import('./name-warehouse'));

interface AddWarehouseProps {
  me: Me;
  /** The page's own action, which its address with `?new` opens as well. */
  primary?: boolean;
}

/** The button and its dialog. */
export function AddWarehouse({ me, primary = false }: AddWarehouseProps) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [open, setOpen] = useOpenable(primary ? 'new' : undefined);
  const mayManage = useCan(platform, 'manage_warehouses');
  const look = { appearance: primary ? 'primary' : 'secondary', icon: <Add20Regular /> } as const;
  const save = async (name: string, signal: AbortSignal) => {
    const { warehouse } = await addWarehouse(platform.http.scoped({ signal }), { name });
    const { queryKey } = tenantQueries(platform.http, { ...me, userType: 'company' }).warehouses;
    cache.setQueryData(queryKey, (list) => list && [...list.filter(({ id }) => id !== warehouse.id), warehouse]);
    platform.notify({ intent: 'success', title: t('warehouse.added', { name: warehouse.name }) });
  };
  if (!mayManage) {
    return (
      <Tooltip
        content={t('warehouse.no-permission', { permission: quoted('manage_warehouses') })}
        relationship="description"
      >
        <Button {...look} disabledFocusable>
          {t('warehouse.add')}
        </Button>
      </Tooltip>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('warehouse.add')}
      </Button>
      {open && (
        <NameWarehouse
          fallback={null}
          title={t('warehouse.add')}
          submitLabel={t('warehouse.add')}
          busyLabel={t('warehouse.adding')}
          save={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
