import type { Location } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { RowAction } from '@slotwise/shared/ui/table';
import { useDescribeError, usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWords } from '../words';
import { PlaceDialog } from './place-dialog';
import type { useRules } from './use-rules';

/** Actions on one place, and the dialogs for them. */
export function usePlaceActions(warehouseId: string, rules: ReturnType<typeof useRules>) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const describeError = useDescribeError();
  const mayManage = useCan(platform, 'manage_warehouses');
  const [editing, setEditing] = useState<Location | null>(null);
  const [removing, setRemoving] = useState<{ place: Location; busy: boolean; error: string | null } | null>(null);
  const reload = () => cache.invalidateQueries({ queryKey: inventoryKeys.locations });

  const block = async ({ id, code, blocked }: Location) => {
    try {
      await platform.http('PATCH /location', { body: { location_id: id, blocked: !blocked } });
      await reload();
    } catch (error) {
      notifyFailure(platform, t('place.not-changed', { code }), error);
    }
  };
  const remove = async (signal?: AbortSignal) => {
    if (!removing) return;
    setRemoving({ ...removing, busy: true, error: null });
    try {
      await platform.http('DELETE /location', { body: { location_id: removing.place.id }, signal });
      setRemoving(null);
      await reload();
    } catch (error) {
      // It may have been done, also where somebody gave it up.
      if (!isApiError(error)) void reload();
      if (signal?.aborted) return;
      setRemoving({ ...removing, busy: false, error: describeError(error).title });
    }
  };
  const rowActions = (place: Location): RowAction[] => {
    const disabled = mayManage ? undefined : t('place.needs', { permission: quoted('manage_warehouses') });
    return [
      { key: 'edit', label: t('place.edit'), onClick: () => setEditing(place), disabled },
      {
        key: 'block',
        label: place.blocked ? t('place.unblock') : t('place.block'),
        onClick: () => void block(place),
        disabled,
      },
      {
        key: 'remove',
        label: t('place.remove'),
        danger: true,
        onClick: () => setRemoving({ place, busy: false, error: null }),
        disabled: disabled ?? ((place.onHand ?? 0) > 0 ? t('place.has-stock') : undefined),
      },
    ];
  };
  const dialog = (
    <>
      {editing && (
        <PlaceDialog warehouseId={warehouseId} rules={rules} place={editing} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={removing ? t('place.remove-title', { code: removing.place.code }) : ''}
        confirmLabel={t('place.remove')}
        danger
        busy={removing?.busy}
        endsEarly
        error={removing?.error}
        onConfirm={({ signal }) => void remove(signal)}
        onCancel={() => setRemoving(null)}
      >
        {t('place.remove-body')}
      </ConfirmDialog>
    </>
  );
  return { rowActions, dialog };
}
