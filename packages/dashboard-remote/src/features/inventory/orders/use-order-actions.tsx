import type { OrderSummary } from '@slotwise/contract';
import { PICK_LIST_ORDERS_MAX } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { DismissCircle20Regular, Play20Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { RowAction } from '@slotwise/shared/ui/table';
import { useDescribeError, usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { inSlices } from './model/in-slices';
import { cancelableOf, releasableOf, unreleasable } from './model/releasable';
import { useWords } from './words';

interface Canceling {
  orders: readonly OrderSummary[];
  /** Is told of those that were not canceled. */
  onDone?: Leaving;
}
type Leaving = (left: readonly OrderSummary[]) => void;

/** A slice that the server has refused leaves the next one its chance; nobody answers the next one either where it says nothing. */
const isRefusal = (error: unknown) => isApiError(error) && error.status < 500 && error.status !== 429;

/** Actions on orders, and the dialog that asks before them. */
export function useOrderActions() {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayMove = useCan(platform, 'move_inventory');
  const mayManage = useCan(platform, 'manage_inventory');
  const describeError = useDescribeError();
  const [canceling, setCanceling] = useState<Canceling>({ orders: [] });
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const readAgain = () =>
    Promise.all(
      [inventoryKeys.orders, inventoryKeys.pickLists, inventoryKeys.stock].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );

  const sendAll = async <Answer,>(
    orders: readonly OrderSummary[],
    send: (slice: readonly OrderSummary[]) => Promise<Answer>,
  ) => {
    setBusy(true);
    const sent = await inSlices(orders, {
      ...{ size: PICK_LIST_ORDERS_MAX, send, isRefusal },
      onProgress: (done) => orders.length > PICK_LIST_ORDERS_MAX && setProgress({ done, total: orders.length }),
    });
    await readAgain();
    setProgress(null);
    setBusy(false);
    return sent;
  };
  /** Says of those that were not done how many they are, and why. */
  const whyLeft = (count: number, error: unknown) => {
    const { title, advice } = describeError(error);
    return t('bulk.left', { count, why: [title, advice].filter(Boolean).join(' ') });
  };

  const release = async (chosen: readonly OrderSummary[], onDone?: Leaving) => {
    const orders = releasableOf(chosen);
    const { answers, done, left, error } = await sendAll(orders, (slice) => {
      const body = { warehouse_id: slice[0]?.warehouseId ?? '', order_ids: slice.map(({ id }) => id) };
      return platform.http('POST /pick-list', { body });
    });
    onDone?.(left);
    if (done.length === 0) return notifyFailure(platform, t('release.failed'), error);
    const pieces = answers.flatMap(({ missing }) => missing).reduce((sum, line) => sum + line.pieces, 0);
    const stops = answers.reduce((sum, { tasks }) => sum + tasks.length, 0);
    const said = [
      ...(pieces > 0 ? [t('released.missing', { pieces })] : []),
      ...(left.length > 0 ? [whyLeft(left.length, error)] : []),
    ];
    platform.notify({
      intent: said.length > 0 ? 'warning' : 'success',
      title:
        answers.length > 1
          ? t('order.released-many', { lists: answers.length, count: done.length })
          : t('order.released', { stops }),
      ...(said.length > 0 && { body: said.join(' ') }),
      action: {
        label: t('order.walk'),
        onClick: () => platform.navigate(`/inventory/floor/pick?list=${answers[0]?.pickList.id ?? ''}`),
      },
    });
  };

  const cancel = async ({ orders, onDone }: Canceling) => {
    const [first] = orders;
    const isOne = orders.length === 1;
    const { done, left, error } = await sendAll(orders, async (slice) =>
      isOne && first
        ? void (await platform.http('DELETE /order', { body: { order_id: first.id } }))
        : void (await platform.http('DELETE /orders', { body: { order_ids: slice.map(({ id }) => id) } })),
    );
    setCanceling({ orders: [] });
    onDone?.(left);
    if (done.length === 0) {
      const title = isOne ? t('cancel.failed', { code: first?.code ?? '' }) : t('cancel.failed-many');
      return notifyFailure(platform, title, error);
    }
    platform.notify({
      intent: left.length > 0 ? 'warning' : 'success',
      title: isOne
        ? t('order.canceled', { code: first?.code ?? '' })
        : t('order.canceled-many', { count: done.length }),
      ...(left.length > 0 && { body: whyLeft(left.length, error) }),
    });
  };
  const sending = progress && t('bulk.progress', progress);
  const whyNotCancel = (orders: readonly OrderSummary[]) => {
    if (!mayManage) return t('cancel.needs', { permission: quoted('manage_inventory') });
    if (orders.length === 0) return t('cancel.none');
    return cancelableOf(orders).length === 0
      ? t(orders.length === 1 ? 'cancel.not-open' : 'cancel.all-ended')
      : undefined;
  };

  const whyNot = (orders: readonly OrderSummary[]) => {
    const why = unreleasable(orders, mayMove);
    if (why === null) return undefined;
    return why === 'release.needs' ? t(why, { permission: quoted('move_inventory') }) : t(why);
  };
  /** @param total of the selected orders, which may be more than are loaded @param onDone is told of those that are left */
  const releaseAction = (orders: readonly OrderSummary[], total = orders.length, onDone?: Leaving): RowAction => {
    const count = releasableOf(orders).length;
    return {
      key: 'release',
      label: sending ?? (count === total || count === 0 ? t('order.release') : t('order.release-of', { count, total })),
      icon: <Play20Regular />,
      onClick: () => void release(orders, onDone),
      disabled: sending ?? whyNot(orders),
      quick: whyNot(orders) === undefined && orders.length === 1,
    };
  };
  const cancelAction = (orders: readonly OrderSummary[], total = orders.length, onDone?: Leaving): RowAction => {
    const those = cancelableOf(orders);
    const isPart = those.length !== total && those.length > 0;
    return {
      key: 'cancel',
      label: isPart
        ? t('order.cancel-of', { count: those.length, total })
        : total > 1
          ? t('order.cancel-many')
          : t('order.cancel'),
      icon: <DismissCircle20Regular />,
      danger: true,
      onClick: () => setCanceling({ orders: those, onDone }),
      disabled: sending ?? whyNotCancel(orders),
    };
  };
  const rowActions = (order: OrderSummary): RowAction[] => [releaseAction([order]), cancelAction([order])];
  const { orders: asked } = canceling;
  const dialog = (
    <ConfirmDialog
      open={asked.length > 0}
      title={
        asked.length > 1
          ? t('cancel.title-many', { count: asked.length })
          : t('cancel.title', { code: asked[0]?.code ?? '' })
      }
      confirmLabel={sending ?? (asked.length > 1 ? t('order.cancel-many') : t('order.cancel'))}
      danger
      busy={busy}
      onConfirm={() => void cancel(canceling)}
      onCancel={() => setCanceling({ orders: [] })}
    >
      {t('cancel.body')}
    </ConfirmDialog>
  );
  const askToCancel = (order: OrderSummary) => setCanceling({ orders: [order] });
  return { release, releaseAction, cancelAction, rowActions, askToCancel, whyNot, busy, mayManage, dialog };
}
