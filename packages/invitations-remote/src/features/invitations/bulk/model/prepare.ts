import { BULK_INVITATIONS_MAX, NAME_MAX } from '@slotwise/contract/constants';
import type { Said } from '../words';
import { addressKey, faultOfAddress } from './address';
import type { Entry } from './entry';

/** Effect on an entry when the list is sent. */
export interface PreparedRow extends Entry {
  id: string;
  state: 'valid' | 'invalid' | 'duplicate';
  /** Why it will not be invited. */
  reason: Said | null;
}

/** Checks each entry by itself and against those before it. */
export function prepare(entries: readonly Entry[]): PreparedRow[] {
  const lines = new Map<string, number>();
  return entries.map((entry, index) => {
    const row = { ...entry, id: String(index) };
    const fault = faultOfText(entry) ?? faultOfAddress(entry.address) ?? faultOfName(entry.name);
    if (fault !== null) return { ...row, state: 'invalid', reason: fault };
    const key = addressKey(entry.address);
    const before = lines.get(key);
    if (before !== undefined)
      return { ...row, state: 'duplicate', reason: { id: 'fault.duplicate', values: { line: before } } };
    lines.set(key, entry.line);
    return { ...row, state: 'valid', reason: null };
  });
}

/** Remains of a file in the wrong encoding, or of something that is no text. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;
const faultOfText = ({ address, name }: Entry): Said | null =>
  UNREADABLE.test(address) || UNREADABLE.test(name ?? '') ? { id: 'fault.unreadable' } : null;

const faultOfName = (name: string | null): Said | null =>
  (name?.length ?? 0) > NAME_MAX ? { id: 'fault.name-long', values: { max: NAME_MAX } } : null;

export interface Tally {
  valid: number;
  invalid: number;
  duplicate: number;
}

export function tally(rows: readonly PreparedRow[]): Tally {
  const counts: Tally = { valid: 0, invalid: 0, duplicate: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** Reason why a list cannot be sent as a whole, with advice; null if it can. */
export function faultOfList({ valid }: Tally): Said | null {
  if (valid <= BULK_INVITATIONS_MAX) return null;
  const over = valid - BULK_INVITATIONS_MAX;
  return { id: 'fault.too-many', values: { max: BULK_INVITATIONS_MAX, valid, over } };
}
