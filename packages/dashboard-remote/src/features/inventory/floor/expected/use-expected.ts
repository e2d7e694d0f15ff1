import type { ReceiptLine, ReceiptSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { text, useAddress } from '@slotwise/shared/ui/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inventoryKeys } from '../../query-keys';
import { useFloor, useFloorOutbox } from '../floor-context';
import { KEPT } from '../known/resolve';

const PARAMETERS = { receipt: text('receipt') };
const SHOWN = 20;

/** The receipt that goods are received against, with the changes that wait on this device. */
export interface Expected {
  /** Empty: none was chosen. */
  id: string;
  /** Undefined while it is read, or if it could not be. */
  receipt: ReceiptSummary | undefined;
  lines: readonly ReceiptLine[];
  isFailed: boolean;
  /** It was not read before on this device, and there is no network. */
  isUnknown: boolean;
  /** Pieces of a SKU that this device has not sent yet. */
  waitingOf: (skuCode: string) => number;
  isWaiting: boolean;
  choose: (id: string) => void;
  readAgain: () => Promise<void>;
}

export function useExpected(): Expected {
  const { http } = usePlatform();
  const cache = useQueryClient();
  const { values, change } = useAddress(PARAMETERS);
  const { entries } = useFloorOutbox();
  const id = values.receipt;
  const isOffline = useOffline();
  const read = useQuery({
    queryKey: [...inventoryKeys.receipts, 'one', id],
    queryFn: ({ signal }) => http('GET /receipt', { query: { receipt_id: id }, signal }),
    enabled: id !== '',
    ...KEPT,
  });
  const own = entries.filter(({ note }) => id !== '' && note.receipt?.id === id);
  const waiting = own.filter(({ status }) => status === 'waiting');
  const sent = own.filter(({ status }) => status === 'sent').length;
  useEffect(() => {
    if (sent > 0) void cache.invalidateQueries({ queryKey: inventoryKeys.receipts });
  }, [cache, sent]);
  return {
    id,
    receipt: read.data?.receipt,
    lines: read.data?.lines ?? [],
    isFailed: read.isError,
    isUnknown: read.data === undefined && isOffline,
    waitingOf: (code) =>
      waiting.flatMap(({ note }) => note.goods).reduce((sum, { sku, pieces }) => sum + (sku === code ? pieces : 0), 0),
    isWaiting: waiting.length > 0,
    choose: (receipt) => change({ receipt }),
    readAgain: () => cache.invalidateQueries({ queryKey: inventoryKeys.receipts }),
  };
}

export interface Announced {
  receipts: readonly ReceiptSummary[];
  /** They were not read before on this device, and there is no network. */
  isUnknown: boolean;
}

/** Receipts of the warehouse of which something is to come: those that have begun first, each in the order in which they come. */
export function useOpenReceipts(): Announced {
  const { http } = usePlatform();
  const { warehouseId } = useFloor();
  const isOffline = useOffline();
  const { data } = useQuery({
    queryKey: [...inventoryKeys.receipts, 'open', warehouseId],
    queryFn: async ({ signal }) => {
      const some = (status: 'receiving' | 'expected') =>
        http('GET /receipts', {
          query: { warehouse_id: warehouseId, status, sort: 'expectedAt', limit: SHOWN },
          signal,
        });
      const [begun, expected] = await Promise.all([some('receiving'), some('expected')]);
      return [...begun.items, ...expected.items];
    },
    ...KEPT,
  });
  return { receipts: data ?? [], isUnknown: data === undefined && isOffline };
}
