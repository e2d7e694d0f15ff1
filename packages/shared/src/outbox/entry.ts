import type { Me } from '@slotwise/contract';
import type { OutboxEntry } from '../platform';

/** An entry as it is kept: whose it is, of which remote, and its turn. */
export interface KeptEntry extends OutboxEntry {
  owner: string;
  remote: string;
  /** Grows in the order in which the owner's entries were added. */
  turn: number;
}

/** Result of an edit of a person's entries. */
export interface Edit<T> {
  put?: readonly KeptEntry[];
  /** Keys. */
  drop?: readonly string[];
  result: T;
}
export type Editing<T> = (kept: readonly KeptEntry[]) => Edit<T>;

/** Most that one person in one tenant may keep on a device, in UTF-16 code units of JSON. */
const KEPT_MAX = 500_000;
const SENT_MAX = 30;

export class OutboxFullError extends Error {
  override readonly name = 'OutboxFullError';
}

/** Owner of the entries: one person in one tenant. */
export const ownerOf = ({ id, companyID, wmsID }: Me): string => `${companyID ?? wmsID ?? 'none'}/${id}`;

const sizeOf = (entry: KeptEntry) => JSON.stringify([entry.body, entry.note, entry.answer, entry.refusal]).length;
const turnAfter = (kept: readonly KeptEntry[]) => Math.max(0, ...kept.map(({ turn }) => turn)) + 1;
const unsent = ({ status }: KeptEntry) => status !== 'sent';

/** @throws OutboxFullError */
export const adding =
  (entry: Omit<KeptEntry, 'turn'>): Editing<void> =>
  (kept) => {
    if (kept.some(({ key }) => key === entry.key)) return { result: undefined };
    const added = { ...entry, turn: turnAfter(kept) };
    const size = kept.filter(unsent).reduce((sum, one) => sum + sizeOf(one), sizeOf(added));
    if (size > KEPT_MAX)
      throw new OutboxFullError('Too many changes wait on this device. Connect it to the server first.');
    return { put: [added], result: undefined };
  };

/** The next entry to send, marked as tried; null if none waits. */
export const taking: Editing<KeptEntry | null> = (kept) => {
  const next = kept.find(({ status }) => status === 'waiting');
  if (!next) return { result: null };
  const tried = { ...next, isTried: true };
  return { put: next.isTried ? [] : [tried], result: tried };
};

const replacing =
  (key: string, change: (entry: KeptEntry) => KeptEntry | null): Editing<boolean> =>
  (kept) => {
    const found = kept.find((entry) => entry.key === key);
    const next = found && change(found);
    if (!next) return { result: false };
    return { put: [next], drop: next.key === key ? [] : [key], result: true };
  };

/** Notes the server's answer, and forgets the oldest of the sent entries. */
export const answering =
  (key: string, answer: unknown): Editing<boolean> =>
  (kept) => {
    const edit = replacing(key, (entry) => ({ ...entry, status: 'sent', answer: answer ?? null, refusal: null }))(kept);
    const sent = kept.filter(({ status }) => status === 'sent').map((entry) => entry.key);
    return { ...edit, drop: sent.slice(0, Math.max(0, sent.length - SENT_MAX + 1)) };
  };

export const refusing = (key: string, refusal: NonNullable<KeptEntry['refusal']>): Editing<boolean> =>
  replacing(key, (entry) => ({ ...entry, status: 'refused', refusal }));

/** Lets a refused entry of the remote wait again, with its corrected body. */
export const correcting = (
  remote: string,
  key: string,
  change: Pick<KeptEntry, 'key' | 'body'> & { note?: unknown },
): Editing<boolean> =>
  replacing(key, (entry) =>
    entry.remote === remote && entry.status === 'refused'
      ? { ...entry, ...change, status: 'waiting', isTried: false, refusal: null }
      : null,
  );

/** Takes out an entry of the remote that the server does not have. */
export const dismissing =
  (remote: string, key: string): Editing<boolean> =>
  (kept) => {
    const found = kept.find((entry) => entry.key === key && entry.remote === remote);
    const isOurs = found?.status === 'refused' || (found?.status === 'waiting' && !found.isTried);
    return { drop: isOurs ? [key] : [], result: isOurs };
  };
