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
  const [canceling, setCanceling] = useState<readonly OrderSummary[]>([]);
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

  const cancel = async (orders: readonly OrderSummary[]) => {
    const [first] = orders;
    const isOne = orders.length === 1;
    setBusy(true);
    try {
      if (isOne && first) await platform.http('DELETE /order', { body: { order_id: first.id } });
      else await platform.http('DELETE /orders', { body: { order_ids: orders.map(({ id }) => id) } });
      const title = isOne
        ? t('order.canceled', { code: first?.code ?? '' })
        : t('order.canceled-many', { count: orders.length });
      platform.notify({ intent: 'success', title });
    } catch (error) {
      const title = isOne ? t('cancel.failed', { code: first?.code ?? '' }) : t('cancel.failed-many');
      notifyFailure(platform, title, error);
    }
    await readAgain();
    setBusy(false);
    setCanceling([]);
  };
  const whyNotCancel = (orders: readonly OrderSummary[]) => {
    if (!mayManage) return t('cancel.needs', { permission: quoted('manage_inventory') });
    if (orders.length > PICK_LIST_ORDERS_MAX) return t('release.most', { max: PICK_LIST_ORDERS_MAX });
    const ended = orders.filter(isEnded);
    if (ended.length === 0) return orders.length === 0 ? t('cancel.none') : undefined;
    return orders.length === 1 ? t('cancel.not-open') : t('cancel.some-ended', { code: ended[0]?.code ?? '' });
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
  const cancelAction = (orders: readonly OrderSummary[]): RowAction => ({
    key: 'cancel',
    label: orders.length > 1 ? t('order.cancel-many') : t('order.cancel'),
    icon: <DismissCircle20Regular />,
    danger: true,
    onClick: () => setCanceling(orders),
    disabled: whyNotCancel(orders),
  });
  const rowActions = (order: OrderSummary): RowAction[] => [releaseAction([order]), cancelAction([order])];
  const dialog = (
    <ConfirmDialog
      open={canceling.length > 0}
      title={
        canceling.length > 1
          ? t('cancel.title-many', { count: canceling.length })
          : t('cancel.title', { code: canceling[0]?.code ?? '' })
      }
      confirmLabel={canceling.length > 1 ? t('order.cancel-many') : t('order.cancel')}
      danger
      busy={busy}
      onConfirm={() => void cancel(canceling)}
      onCancel={() => setCanceling([])}
    >
      {t('cancel.body')}
    </ConfirmDialog>
  );
  const askToCancel = (order: OrderSummary) => setCanceling([order]);
  return { release, releaseAction, cancelAction, rowActions, askToCancel, whyNot, busy, mayManage, dialog };
}

export const isEnded = ({ status }: OrderSummary) => status === 'done' || status === 'canceled';
