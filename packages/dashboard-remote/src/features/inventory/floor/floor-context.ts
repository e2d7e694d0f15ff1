import type { Body } from '@slotwise/contract';
import { randomKey } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useReadable, useSession } from '@slotwise/shared/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useRef, type RefObject } from 'react';
import { keepOnce } from './decision';
import { useInTurn } from './scan/in-turn';
import { useWedge } from './scan/use-wedge';
import type { Feedback } from './feedback/use-feedback';
import { isFloorEntry, type FloorEntry, type FloorNote } from './floor-note';
import { knownGoodsKey, readKnownGoods } from './known/known-goods';
import { KEPT, placeNamed, placesKey, readPlaces, resolve, type Found, type Place } from './known/resolve';
import { useWords } from './words';

/** Tools that all tasks of the floor share. */
export interface Floor extends Feedback {
  warehouseId: string;
  /** Places that are known without asking; undefined until they were read. */
  places: readonly Place[] | undefined;
  /** The same, read to their end if they are on their way; undefined where they cannot be had. */
  placesRead(): Promise<readonly Place[] | undefined>;
  find(text: string, first: 'sku' | 'place'): Promise<Found>;
  /** The place of that code, where it is known. */
  placeNamed(code: string): Promise<Place | null>;
  /** A form that takes scans before the question does, as long as it is open. False: the scan is none for it. */
  taker: RefObject<((code: string) => Promise<boolean>) | null>;
  /** The end of the booking that is being kept: what is scanned meanwhile waits for it, and is none of the booked goods. */
  keeping: RefObject<Promise<unknown> | null>;
}

export const FloorContext = createContext<Floor | null>(null);

export function useFloor(): Floor {
  const floor = use(FloorContext);
  if (!floor) throw new Error('useFloor() is for what stands on a page of the floor.');
  return floor;
}

/** Says what was done: as kept, not as booked, where there is no network. */
export function useSayDone(): (text: string) => void {
  const { say } = useFloor();
  const { t } = useWords();
  return useCallback(
    (text) => (navigator.onLine ? say('good', text) : say('kept', t('done.kept', { what: text }))),
    [say, t],
  );
}

/** Reads the places of the warehouse, and through what was read before. */
export function useKnown(warehouseId: string): Omit<Floor, keyof Feedback> {
  const { http } = usePlatform();
  const cache = useQueryClient();
  const { data: places } = useQuery({
    queryKey: placesKey(warehouseId),
    queryFn: ({ signal }) => readPlaces(http, warehouseId, signal),
    enabled: warehouseId !== '',
    staleTime: 10 * 60_000,
    ...KEPT,
  });
  // Asked for by nobody yet: what is scanned for the first time may be scanned where there is no network.
  useQuery({
    queryKey: knownGoodsKey,
    queryFn: ({ signal }) => readKnownGoods(http, signal),
    enabled: warehouseId !== '',
    staleTime: 4 * 3_600_000,
    notifyOnChangeProps: [],
    structuralSharing: false,
    ...KEPT,
  });
  const taker = useRef<((code: string) => Promise<boolean>) | null>(null);
  const keeping = useRef<Promise<unknown> | null>(null);
  return useMemo(
    () => ({
      ...{ warehouseId, places, taker, keeping },
      // The reading that is on its way is waited for, and ends where nobody answers.
      placesRead: async () => {
        const reading = cache.getQueryCache().find<Place[]>({ queryKey: placesKey(warehouseId) });
        if (!reading || reading.state.fetchStatus !== 'fetching') return reading?.state.data;
        return reading.promise?.catch(() => undefined);
      },
      find: (text, first) => resolve({ http, cache, warehouseId }, text.trim(), first),
      placeNamed: (code) => placeNamed({ http, cache, warehouseId }, code),
    }),
    [http, cache, warehouseId, places],
  );
}

/**
 * Takes what is scanned anywhere on the page, one after the other.
 * @param isPaused while another question is asked, which takes the scans itself
 */
export function useScans(act: (code: string) => Promise<void>, isPaused = false): (code: string) => void {
  const platform = usePlatform();
  const { t } = useWords();
  const { say, taker, keeping } = useFloor();
  const scan = useInTurn(
    async (code: string) => {
      await keeping.current;
      if (!(await taker.current?.(code))) await act(code);
    },
    (error) => {
      say('bad', t('scan.failed'));
      platform.report(error);
    },
  );
  useWedge(isPaused ? null : scan, () => say('bad', t('scan.failed')));
  return scan;
}

type BookingCall = 'POST /stock/receive' | 'POST /stock/put-away' | 'POST /stock/move';
type Unkeyed<K extends BookingCall | 'POST /receipt/receive'> = Omit<Body<K>['moves'][number], 'key'>;

/** Waits until a change is kept. False: it was not, which was said. */
function useKept(): (work: Promise<unknown>) => Promise<boolean> {
  const { say } = useFloor();
  const { t } = useWords();
  return async (work) => {
    try {
      await work;
      return true;
    } catch (error) {
      const isFull = error instanceof Error && error.name === 'OutboxFullError';
      say('bad', t(isFull ? 'outbox.full' : 'outbox.refused'));
      return false;
    }
  };
}

/**
 * The floor's changes: waiting, refused and done ones, and functions that give another to the outbox. A `decision` is the object
 * that somebody decides about, as it is drawn: the goods, or one look at the task. Nothing is booked twice of the same one.
 */
export function useFloorOutbox() {
  const { outbox } = usePlatform();
  const { warehouseId, keeping } = useFloor();
  const entries: readonly FloorEntry[] = useReadable(outbox).filter(isFloorEntry);
  const kept = useKept();
  const decided = (decision: object, work: () => Promise<unknown>): Promise<boolean> =>
    keepOnce(decision, keeping, () => kept(work()));
  /** Under a key that says what it is about. Asked for again after a refusal, it takes the place of the refused one. */
  const once = <K extends 'POST /pick-list/pick' | 'POST /pick-list/undo' | 'DELETE /pick-list'>(
    call: K,
    key: string,
    change: { body: Body<K>; note: FloorNote },
  ) => {
    const isRefused = entries.some((entry) => entry.key === key && entry.status === 'refused');
    return kept(isRefused ? outbox.correct(key, { ...change, key }) : outbox.add(call, { ...change, key }));
  };
  /** Takes back what was picked at a stop, whoever has picked it. */
  const unpick = (listId: string, note: FloorNote & Pick<Required<FloorNote>, 'stop'>): Promise<boolean> => {
    const { turn, undone } = note.stop;
    const said: FloorNote = { ...note, task: 'unpick', list: listId };
    const body = { pick_list_id: listId, turn };
    return once('POST /pick-list/undo', `unpick:${listId}:${turn}:${undone}`, { body, note: said });
  };
  return {
    entries,
    /** Gives moves to the outbox as one change: whole or not at all. */
    book<K extends BookingCall>(decision: object, call: K, moves: readonly Unkeyed<K>[], note: FloorNote) {
      const key = randomKey();
      const body = { warehouse_id: warehouseId, moves: moves.map((move, at) => ({ ...move, key: `${key}.${at}` })) };
      return decided(decision, () => outbox.add(call, { body: body as Body<K>, key, note }));
    },
    /** Gives what has arrived of a receipt to the outbox as one change. */
    receive(
      decision: object,
      receiptId: string,
      moves: readonly Unkeyed<'POST /receipt/receive'>[],
      note: FloorNote,
    ): Promise<boolean> {
      const key = randomKey();
      const body = { receipt_id: receiptId, moves: moves.map((move, at) => ({ ...move, key: `${key}.${at}` })) };
      return decided(decision, () => outbox.add('POST /receipt/receive', { body, key, note }));
    },
    relocate: (decision: object, body: Body<'POST /move-task/done'>, note: FloorNote) =>
      decided(decision, () => outbox.add('POST /move-task/done', { body, key: body.key, note })),
    /** Each attempt has a key of its own: the server takes one for a task. */
    replenish(decision: object, said: Omit<Body<'POST /replenish-task/done'>, 'key'>, note: FloorNote) {
      const key = randomKey();
      return decided(decision, () => outbox.add('POST /replenish-task/done', { body: { ...said, key }, key, note }));
    },
    count: (decision: object, body: Body<'POST /count/entry'>, note: FloorNote) =>
      decided(decision, () => outbox.add('POST /count/entry', { body, note })),
    /** One entry a stop, however often it is asked for. After a refusal it is the correction of that one. */
    pick(body: Body<'POST /pick-list/pick'>, note: FloorNote & Pick<Required<FloorNote>, 'stop'>): Promise<boolean> {
      const { turn, undone } = note.stop;
      return once('POST /pick-list/pick', `pick:${body.pick_list_id}:${turn}:${undone}`, { body, note });
    },
    unpick,
    giveUp: (listId: string, note: FloorNote) =>
      once('DELETE /pick-list', `give-up:${listId}`, { body: { pick_list_id: listId }, note }),
    /** Books the opposite of a sent entry, or takes out one that the server was never given. */
    async takeBack(entry: FloorEntry): Promise<boolean> {
      if (entry.status !== 'sent') return outbox.dismiss(entry.key);
      const { list, stop } = entry.note;
      if (list !== undefined && stop) return unpick(list, { ...entry.note, stop, undoes: entry.key });
      const { moves = [] } = (entry.answer ?? {}) as { moves?: { id: string }[] };
      const body = { moves: moves.map(({ id }) => ({ key: `undo:${id}`, move_id: id })) };
      const note: FloorNote = { ...entry.note, task: 'undo', undoes: entry.key };
      return kept(outbox.add('POST /stock/undo', { body, key: `undo:${entry.key}`, note }));
    },
    correct: (key: string, body: unknown, note: FloorNote) => outbox.correct(key, { body, note }),
    dismiss: (key: string) => outbox.dismiss(key),
  };
}
export type FloorOutbox = ReturnType<typeof useFloorOutbox>;

/** Id of the person; only for comparing. */
export const useMyId = (): string | undefined => useSession(usePlatform()).me?.id;
