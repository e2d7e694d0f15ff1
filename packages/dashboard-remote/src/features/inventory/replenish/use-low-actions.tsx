import type { Replenishment } from '@slotwise/contract';
import { REPLENISH_SKUS_MAX } from '@slotwise/contract/constants';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { DismissCircle20Regular, Play20Regular } from '@slotwise/shared/ui/icons';
import type { RowAction } from '@slotwise/shared/ui/table';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

/** Beginning of the keys of the list's pages. */
export const lowListKey = [...inventoryKeys.replenish, 'list'] as const;
export type LowListRow = Replenishment & { id: string };

type Low = Pick<Replenishment, 'warehouseId' | 'sku' | 'status'>;

/** Releases tasks, and takes back those that nobody has taken. */
export function useLowActions(warehouseId: string) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayManage = useCan(platform, 'manage_inventory');
  const [busy, setBusy] = useState(false);
  const needs = mayManage ? undefined : t('release.needs', { permission: quoted('manage_inventory') });

  /** Shows what was released as such at once: reading the whole list anew takes its time on a busy server. */
  const show = (rows: readonly Replenishment[]) => {
    const now = new Map(rows.map((row) => [`${row.warehouseId} ${row.sku.id}`, row]));
    const inPage = <P extends { items: readonly LowListRow[] }>(page: P): P => ({
      ...page,
      items: page.items.map((row) => ({ ...row, ...now.get(row.id) })),
    });
    cache.setQueriesData<InfiniteData<{ items: readonly LowListRow[] }>>(
      { queryKey: lowListKey },
      (list) => list && { ...list, pages: list.pages.map(inPage) },
    );
  };
  const releaseSome = async (rows: readonly Low[]): Promise<number> => {
    let tasks = 0;
    for (const id of new Set(rows.map((row) => row.warehouseId))) {
      const skus = rows.filter((row) => row.warehouseId === id && row.status === 'ready').map(({ sku }) => sku.id);
      for (let at = 0; at < skus.length; at += REPLENISH_SKUS_MAX) {
        const body = { warehouse_id: id, sku_ids: skus.slice(at, at + REPLENISH_SKUS_MAX) };
        const answer = await platform.http('POST /replenishments/release', { body });
        tasks += answer.tasks;
        show(answer.rows ?? []);
      }
    }
    return tasks;
  };
  const saying = (tasks: number) => () => {
    if (tasks > 0) platform.notify({ intent: 'success', title: t('release.said', { tasks }) });
    else platform.notify({ intent: 'warning', title: t('release.none'), body: t('release.none-body') });
  };
  /** Does some work, and says what it did once the list shows it: who reads of a task finds it there. */
  const act = async (work: () => Promise<() => void>, failed: string) => {
    setBusy(true);
    const told = await work().catch((error: unknown) => () => notifyFailure(platform, failed, error));
    await Promise.all(
      [inventoryKeys.replenish, inventoryKeys.figures].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
    setBusy(false);
    told();
  };

  const release = (rows: readonly Low[]) => act(async () => saying(await releaseSome(rows)), t('release.failed'));
  /** All that can be, also what is not loaded yet. */
  const releaseAll = () =>
    act(async () => {
      let tasks = 0;
      let cursor: string | null = null;
      do {
        const query = {
          ...{ waiting: 'yes' as const, limit: REPLENISH_SKUS_MAX },
          ...(warehouseId !== '' && { warehouse_id: warehouseId }),
          ...(cursor !== null && { cursor }),
        };
        const page: { items: Replenishment[]; nextCursor: string | null } = await platform.http('GET /replenishments', {
          query,
        });
        tasks += await releaseSome(page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return saying(tasks);
    }, t('release.failed'));
  const withdraw = ({ warehouseId: id, sku }: Low) =>
    act(
      async () => {
        const body = { warehouse_id: id, sku_id: sku.id };
        const { tasks } = await platform.http('POST /replenishments/withdraw', { body });
        const title = t('withdraw.said', { tasks, code: sku.code });
        return () => platform.notify({ intent: tasks > 0 ? 'success' : 'warning', title });
      },
      t('withdraw.failed', { code: sku.code }),
    );

  const releaseAction = (rows: readonly Low[]): RowAction => {
    const why = needs ?? (rows.some(({ status }) => status === 'ready') ? undefined : t('release.not-ready'));
    return {
      ...{ key: 'release', label: t('release.one'), icon: <Play20Regular />, disabled: why },
      onClick: () => void release(rows),
      quick: why === undefined && rows.length === 1,
    };
  };
  const rowActions = (row: Replenishment): RowAction[] =>
    row.status === 'released'
      ? [
          {
            ...{ key: 'withdraw', label: t('withdraw.one'), icon: <DismissCircle20Regular />, danger: true },
            onClick: () => void withdraw(row),
            disabled: mayManage
              ? row.moves.some(({ user, lapsed }) => user === null || lapsed)
                ? undefined
                : t('withdraw.none')
              : t('withdraw.needs', { permission: quoted('manage_inventory') }),
          },
        ]
      : [releaseAction([row])];
  return { release, releaseAll, releaseAction, rowActions, needs, busy };
}
