import type { OrderSummary } from '@slotwise/contract';
import { PICK_LIST_ORDERS_MAX } from '@slotwise/contract/constants';
import { isAborted } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { DismissCircle20Regular, Play20Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { RowAction } from '@slotwise/shared/ui/table';
import { useDescribeError, usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inSlices } from '../bulk/in-slices';
import { useLongWork } from '../bulk/use-long-work';
import type { LongWork } from '../bulk/use-long-work';
import { useNames } from '../bulk/use-names';
import type { wholeSelection } from '../bulk/whole-selection';
import { inventoryKeys } from '../query-keys';
import { cancelableOf, releasableOf, unreleasable } from './model/releasable';
import { useWords } from './words';

interface Canceling {
  orders: readonly OrderSummary[];
  /** Is told of those that were not canceled. */
  onDone?: Leaving;
}
interface Sending<Answer> {
  /** Most orders of one request. */
  size: number;
  title: string;
  send: (slice: readonly OrderSummary[], givenUp: AbortSignal | undefined) => Promise<Answer>;
  /** Aborted when somebody gives it up that is sent at once. */
  givenUp?: AbortSignal | undefined;
}
type Leaving = (left: readonly OrderSummary[]) => void;

/** Orders that are selected in a list. */
export interface Chosen extends ReturnType<typeof wholeSelection<OrderSummary>> {
  /** How many, which may be more than are loaded. */
  total: number;
  /** Is told of those that are left. */
  onDone?: Leaving;
}

/** Most orders that are canceled in one request: on the embedded database everybody waits for it. */
const CANCELED_AT_ONCE = 20;

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
  const long = useLongWork();
  const namesOf = useNames();
  const readAgain = () =>
    Promise.all(
      [inventoryKeys.orders, inventoryKeys.pickLists, inventoryKeys.stock].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );

  const sendAll = async <Answer,>(orders: readonly OrderSummary[], { size, title, send, givenUp }: Sending<Answer>) => {
    setBusy(true);
    const all = ({ signal, givenUp: ended, tell }: Partial<LongWork>) =>
      inSlices(orders, {
        ...{ size, signal },
        send: (slice) => send(slice, ended),
        onProgress: (done) => tell?.(done, orders.length),
      });
    const sent = orders.length > size ? await long.run(title, all) : await all({ givenUp });
    const read = readAgain();
    // Nobody is held by work that they gave up; it may have been done all the same.
    if (!givenUp?.aborted) await read;
    setBusy(false);
    return sent;
  };
  /** Says of those that were not done which they are, and why; of those that nobody has tried, that somebody has stopped before. */
  const whyLeft = (left: readonly OrderSummary[], error: unknown) => {
    if (error === undefined) return t('bulk.stopped', { count: left.length });
    const { title, advice } = describeError(error);
    const why = [title, advice].filter(Boolean).join(' ');
    return t('bulk.left', { count: left.length, names: namesOf(left.map(({ code }) => code)), why });
  };

  const release = async (chosen: readonly OrderSummary[], onDone?: Leaving) => {
    const orders = releasableOf(chosen);
    const { answers, done, left, error } = await sendAll(orders, {
      ...{ size: PICK_LIST_ORDERS_MAX, title: t('release.working') },
      send: (slice, signal) => {
        const body = { warehouse_id: slice[0]?.warehouseId ?? '', order_ids: slice.map(({ id }) => id) };
        return platform.http('POST /pick-list', { body, signal });
      },
    });
    onDone?.(left);
    if (done.length === 0 && error !== undefined) return notifyFailure(platform, t('release.failed'), error);
    const pieces = answers.flatMap(({ missing }) => missing).reduce((sum, line) => sum + line.pieces, 0);
    const stops = answers.reduce((sum, { tasks }) => sum + tasks.length, 0);
    const said = [
      ...(pieces > 0 ? [t('released.missing', { pieces })] : []),
      ...(left.length > 0 ? [whyLeft(left, error)] : []),
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

  const cancel = async ({ orders, onDone }: Canceling, givenUp?: AbortSignal) => {
    const [first] = orders;
    const isOne = orders.length === 1;
    // Of many, the work has a dialog of its own.
    if (orders.length > CANCELED_AT_ONCE) setCanceling({ orders: [] });
    const { done, left, error } = await sendAll(orders, {
      ...{ size: CANCELED_AT_ONCE, title: t('cancel.working') },
      send: (slice, signal) =>
        platform.http('DELETE /orders', { body: { order_ids: slice.map(({ id }) => id) }, signal }),
      givenUp,
    });
    if (givenUp?.aborted) return;
    setCanceling({ orders: [] });
    onDone?.(left);
    if (done.length === 0 && error !== undefined) {
      const title = isOne ? t('cancel.failed', { code: first?.code ?? '' }) : t('cancel.failed-many');
      return notifyFailure(platform, title, error);
    }
    platform.notify({
      intent: left.length > 0 ? 'warning' : 'success',
      title: isOne
        ? t('order.canceled', { code: first?.code ?? '' })
        : t('order.canceled-many', { count: done.length }),
      ...(left.length > 0 && { body: whyLeft(left, error) }),
    });
  };
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
  /** All that match are read before anybody says what can be done with them. */
  const withAll =
    (readAll: NonNullable<Chosen['readAll']>, act: (orders: readonly OrderSummary[]) => void) => async () => {
      try {
        act(await long.run(t('bulk.reading'), ({ signal, tell }) => readAll(signal, tell)));
      } catch (error) {
        if (!isAborted(error)) notifyFailure(platform, t('bulk.unread'), error);
      }
    };
  const refused = (title: string, why: string) => platform.notify({ intent: 'warning', title, body: why });

  const releaseAction = ({ rows, readAll, total, onDone }: Chosen): RowAction => {
    const count = releasableOf(rows).length;
    const isWhole = readAll !== undefined || count === total || count === 0;
    return {
      key: 'release',
      label: isWhole ? t('order.release') : t('order.release-of', { count, total }),
      icon: <Play20Regular />,
      onClick: () => {
        if (!readAll) return void release(rows, onDone);
        void withAll(readAll, (all) => {
          const why = whyNot(all);
          if (why === undefined) void release(all, onDone);
          else refused(t('release.failed'), why);
        })();
      },
      disabled: readAll && mayMove ? undefined : whyNot(rows),
      quick: whyNot(rows) === undefined && rows.length === 1,
    };
  };
  const cancelAction = ({ rows, readAll, total, onDone }: Chosen): RowAction => {
    const those = cancelableOf(rows);
    const isPart = readAll === undefined && those.length !== total && those.length > 0;
    return {
      key: 'cancel',
      label: isPart
        ? t('order.cancel-of', { count: those.length, total })
        : total > 1
          ? t('order.cancel-many')
          : t('order.cancel'),
      icon: <DismissCircle20Regular />,
      danger: true,
      onClick: () => {
        if (!readAll) return setCanceling({ orders: those, onDone });
        void withAll(readAll, (all) => {
          const why = whyNotCancel(all);
          if (why === undefined) setCanceling({ orders: cancelableOf(all), onDone });
          else refused(t('cancel.failed-many'), why);
        })();
      },
      disabled: readAll && mayManage ? undefined : whyNotCancel(rows),
    };
  };
  const rowActions = (order: OrderSummary): RowAction[] => [
    releaseAction({ rows: [order], total: 1 }),
    cancelAction({ rows: [order], total: 1 }),
  ];
  const { orders: asked } = canceling;
  const question = (
    <ConfirmDialog
      open={asked.length > 0}
      title={
        asked.length > 1
          ? t('cancel.title-many', { count: asked.length })
          : t('cancel.title', { code: asked[0]?.code ?? '' })
      }
      confirmLabel={asked.length > 1 ? t('order.cancel-many') : t('order.cancel')}
      danger
      busy={busy}
      endsEarly
      onConfirm={({ signal }) => void cancel(canceling, signal)}
      onCancel={() => setCanceling({ orders: [] })}
    >
      {t('cancel.body')}
    </ConfirmDialog>
  );
  const dialog = (
    <>
      {question}
      {long.dialog}
    </>
  );
  const askToCancel = (order: OrderSummary) => setCanceling({ orders: [order] });
  return { release, releaseAction, cancelAction, rowActions, askToCancel, whyNot, busy, mayManage, dialog };
}
