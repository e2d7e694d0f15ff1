import type { StockMove } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { inventoryKeys } from '../query-keys';
import { useMeasuredRefusal } from '../sections/use-describe-refusal';
import { useWords } from '../words';

/**
 * Books the opposite of a move. Its key follows from the move: however often it is sent, it is undone once. A refusal
 * is said on the page.
 */
export function useUndo() {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const measured = useMeasuredRefusal();
  return useCallback(
    async (move: Pick<StockMove, 'id' | 'quantity' | 'sku'>, signal?: AbortSignal) => {
      const key = `undo:${move.id}`;
      try {
        const body = { moves: [{ key, move_id: move.id }] };
        await platform.http('POST /stock/undo', { body, idempotencyKey: key, signal });
        platform.notify({ intent: 'success', title: t('undo.done', { sku: move.sku.code, pieces: move.quantity }) });
      } catch (error) {
        notifyFailure(platform, t('undo.failed', { sku: move.sku.code }), measured(error));
      }
      const read = Promise.all(
        [inventoryKeys.stock, inventoryKeys.moves, inventoryKeys.locations].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
      // Nobody is held by work that they gave up; it may have been done all the same.
      if (!signal?.aborted) await read;
    },
    [platform, cache, t, measured],
  );
}
