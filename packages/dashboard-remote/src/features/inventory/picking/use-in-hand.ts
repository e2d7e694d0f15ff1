import type { PickTask } from '@slotwise/contract';
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { KEPT } from '../floor/known/resolve';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

/** Pieces that were scanned at a stop and are not confirmed: nothing but this device knows of them. */
export interface InHand {
  turn: number;
  undone: number;
  sku: string;
  place: string;
  pieces: number;
  wanted: number;
  serials: readonly string[];
  proof: 'none' | 'place' | 'goods';
  /** Said to a person who signs out, which would have them forgotten. */
  unsaved: string | null;
}

/** Key of what is in hand of a list. */
export const inHandKey = (listId: string) => [...inventoryKeys.floor, 'in-hand', listId];
const isOf = (kept: InHand | null | undefined, { turn, undone }: PickTask) =>
  kept?.turn === turn && kept.undone === undone;

const META = { ...KEPT.meta, unsaved: true };

/** Scans that are kept on this device, which may be known later than the list is read. */
const useKept = (listId: string) =>
  useQuery<InHand | null>({ queryKey: inHandKey(listId), queryFn: skipToken, ...KEPT, meta: META }).data;

/** Pieces of a list in somebody's hands, if there are any. */
export function useInHand(listId: string): InHand | null {
  const kept = useKept(listId);
  return kept && kept.pieces > 0 ? kept : null;
}

/** Forgets what is in hand of a stop; of the next one, which may have begun meanwhile, nothing. */
export function forgetInHand(cache: QueryClient, task: PickTask): void {
  const key = inHandKey(task.pickListId);
  if (isOf(cache.getQueryData<InHand | null>(key), task)) cache.setQueryData<InHand | null>(key, null);
}

export type Scanned = Pick<InHand, 'pieces' | 'serials' | 'proof'>;

/** Remembers the scans of a stop for as long as it is not confirmed, also while its page is left. */
export function useKeptScans(task: PickTask) {
  const { t } = useWords();
  const cache = useQueryClient();
  const key = inHandKey(task.pickListId);
  const kept = useKept(task.pickListId);
  return {
    known: (isOf(kept, task) ? kept : null) as Scanned | null,
    keep: ({ pieces, serials, proof }: Scanned) => {
      const where = { sku: task.sku.code, place: task.location.code };
      const unsaved = pieces > 0 ? t('in-hand.unsaved', { count: pieces, ...where }) : null;
      const { turn, undone, quantity: wanted } = task;
      const inHand: InHand = { turn, undone, ...where, pieces, wanted, serials, proof, unsaved };
      cache.setQueryData<InHand | null>(key, inHand);
    },
    forget: () => forgetInHand(cache, task),
  };
}
