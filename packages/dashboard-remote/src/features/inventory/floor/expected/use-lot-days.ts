import type { Lot } from '@slotwise/contract';
import { PAGE_MAX } from '@slotwise/contract/constants';
import { isUnanswered, type Http } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../../query-keys';
import { isSameLot, type GoodsLine } from '../goods';
import { useKeptLive } from '../scan/use-kept-live';

/** A lot of which somebody has said here when it expires. `expires`: empty where it does not. */
export interface SaidLot {
  skuId: string;
  lot: string;
  expires: string;
}

const NOTHING: readonly SaidLot[] = [];
const FRESH_MS = 60_000;
const PAGES_READ = 5;
const lotsKey = [...inventoryKeys.floor, 'lots'] as const;

async function readLots(http: Http, skuId: string, signal: AbortSignal): Promise<Lot[]> {
  const lots: Lot[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_READ; page++) {
    const query = { sku_id: skuId, limit: PAGE_MAX, ...(cursor !== undefined && { cursor }) };
    const { items, nextCursor } = await http('GET /lots', { query, signal });
    lots.push(...items);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return lots;
}

/**
 * The days on which lots expire, so that each lot is asked about once: as the server knows them, else as they were said while
 * this receipt was taken in.
 */
export function useLotDays(receiptId: string) {
  const { http } = usePlatform();
  const cache = useQueryClient();
  const said = useKeptLive<readonly SaidLot[]>(`receive.lots ${receiptId}`, NOTHING);
  const without = (skuId: string, lot: string) =>
    said.read().filter((one) => one.skuId !== skuId || !isSameLot(one.lot, lot));
  return {
    /** Reads what the server knows of a SKU's lots. Where nobody answers it is not known. */
    async read(skuId: string): Promise<void> {
      if (!navigator.onLine) return;
      try {
        await cache.fetchQuery({
          queryKey: [...lotsKey, skuId],
          queryFn: ({ signal }) => readLots(http, skuId, signal),
          staleTime: FRESH_MS,
          networkMode: 'always',
        });
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        // The next scans do not wait for it again.
        cache.setQueryData<Lot[]>([...lotsKey, skuId], (before) => before ?? []);
      }
    },
    /** `isSaid`: the server has not heard of the lot, so that the day may be put right. */
    find(skuId: string, lot: string): { expires: string; isSaid: boolean } | undefined {
      const known = cache.getQueryData<Lot[]>([...lotsKey, skuId])?.find(({ code }) => isSameLot(code, lot));
      if (known) return { expires: known.expiresOn ?? '', isSaid: false };
      const here = said.read().find((one) => one.skuId === skuId && isSameLot(one.lot, lot));
      return here && { expires: here.expires, isSaid: true };
    },
    /** Those of a SKU that were said, the last one first. */
    saidOf: (skuId: string): readonly SaidLot[] => said.value.filter((one) => one.skuId === skuId),
    say(skuId: string, lot: string, expires: string): void {
      const before = said.read().find((one) => one.skuId === skuId && isSameLot(one.lot, lot));
      if (before?.expires === expires) return;
      said.write([{ skuId, lot, expires }, ...without(skuId, lot)]);
    },
    /** Goods were discarded: what was said of them may have been wrong. */
    forget(lines: readonly GoodsLine[]): void {
      for (const { sku, lot } of lines) said.write(without(sku.id, lot));
    },
    /** Goods were booked: the server knows more lots. */
    readAnew: () => cache.removeQueries({ queryKey: lotsKey }),
  };
}
