import { BULK_MAX } from '@slotwise/contract/constants';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { LockClosed20Regular } from '@slotwise/shared/ui/icons';
import type { RowAction } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

/** Blocks selected places or opens them again; the notice of it takes it back. @param ids undefined: more than one request takes */
export function useBlockPlaces(warehouseId: string, ids: readonly string[] | undefined): RowAction[] {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayManage = useCan(platform, 'manage_warehouses');
  const block = async (places: readonly string[], blocked: boolean) => {
    try {
      const body = { warehouse_id: warehouseId, location_ids: [...places], blocked };
      const { changed } = await platform.http('PATCH /locations', { body });
      const count = changed.length;
      platform.notify(
        count === 0
          ? { intent: 'info', title: t('places.none-changed') }
          : {
              intent: 'success',
              title: blocked ? t('places.blocked', { count }) : t('places.opened', { count }),
              action: { label: t('places.undo'), onClick: () => void block(changed, !blocked) },
            },
      );
    } catch (error) {
      notifyFailure(platform, t('places.not-changed'), error);
    }
    await cache.invalidateQueries({ queryKey: inventoryKeys.locations });
  };
  const disabled = !mayManage
    ? t('places.needs', { permission: quoted('manage_warehouses') })
    : ids === undefined
      ? t('select.most', { max: BULK_MAX })
      : undefined;
  return [
    {
      ...{ key: 'block', label: t('places.block'), icon: <LockClosed20Regular />, disabled },
      onClick: () => void block(ids ?? [], true),
    },
    {
      ...{ key: 'open', label: t('places.open'), disabled },
      onClick: () => void block(ids ?? [], false),
    },
  ];
}
