import type { OrderSummary } from '@slotwise/contract';
import { PICK_LIST_ORDERS_MAX } from '@slotwise/contract/constants';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { DismissCircle20Regular, Play20Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { RowAction } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { unreleasable } from './model/releasable';
import { useWords } from './words';

/** Actions on orders, and the dialog that asks before them. */
export function useOrderActions() {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayMove = useCan(platform, 'move_inventory');
  const mayManage = useCan(platform, 'manage_inventory');
  const [canceling, setCanceling] = useState<OrderSummary | null>(null);
  const [busy, setBusy] = useState(false);
  const readAgain = () =>
    Promise.all(
      [inventoryKeys.orders, inventoryKeys.pickLists, inventoryKeys.stock].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );

  const release = async (orders: readonly OrderSummary[]) => {
    setBusy(true);
    try {
      const body = { warehouse_id: orders[0]?.warehouseId ?? '', order_ids: orders.map(({ id }) => id) };
      const { tasks, missing, pickList } = await platform.http('POST /pick-list', { body });
      const pieces = missing.reduce((sum, line) => sum + line.pieces, 0);
      platform.notify({
        intent: pieces > 0 ? 'warning' : 'success',
        title: t('order.released', { stops: tasks.length }),
        ...(pieces > 0 && { body: t('released.missing', { pieces }) }),
        action: {
          label: t('order.walk'),
          onClick: () => platform.navigate(`/inventory/floor/pick?list=${pickList.id}`),
        },
      });
    } catch (error) {
      notifyFailure(platform, t('release.failed'), error);
    }
    await readAgain();
    setBusy(false);
  };

  const cancel = async ({ id, code }: OrderSummary) => {
    setBusy(true);
    try {
      await platform.http('DELETE /order', { body: { order_id: id } });
      platform.notify({ intent: 'success', title: t('order.canceled', { code }) });
    } catch (error) {
      notifyFailure(platform, t('cancel.failed', { code }), error);
    }
    await readAgain();
    setBusy(false);
    setCanceling(null);
  };

  const whyNot = (orders: readonly OrderSummary[]) => {
    const why = unreleasable(orders, mayMove);
    if (why === null) return undefined;
    if (why === 'release.needs') return t(why, { permission: quoted('move_inventory') });
    return why === 'release.most' ? t(why, { max: PICK_LIST_ORDERS_MAX }) : t(why);
  };
  const releaseAction = (orders: readonly OrderSummary[]): RowAction => ({
    key: 'release',
    label: t('order.release'),
    icon: <Play20Regular />,
    onClick: () => void release(orders),
    disabled: whyNot(orders),
    quick: whyNot(orders) === undefined && orders.length === 1,
  });
  const rowActions = (order: OrderSummary): RowAction[] => [
    releaseAction([order]),
    {
      key: 'cancel',
      label: t('order.cancel'),
      icon: <DismissCircle20Regular />,
      danger: true,
      onClick: () => setCanceling(order),
      disabled: !mayManage
        ? t('cancel.needs', { permission: quoted('manage_inventory') })
        : isEnded(order)
          ? t('cancel.not-open')
          : undefined,
    },
  ];
  const dialog = (
    <ConfirmDialog
      open={canceling !== null}
      title={t('cancel.title', { code: canceling?.code ?? '' })}
      confirmLabel={t('order.cancel')}
      danger
      busy={busy}
      onConfirm={() => canceling && void cancel(canceling)}
      onCancel={() => setCanceling(null)}
    >
      {t('cancel.body')}
    </ConfirmDialog>
  );
  return { release, releaseAction, rowActions, askToCancel: setCanceling, whyNot, busy, mayManage, dialog };
}

export const isEnded = ({ status }: OrderSummary) => status === 'done' || status === 'canceled';
