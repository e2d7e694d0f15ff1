import { BULK_INVITATIONS_MAX, NAME_MAX } from '@slotwise/contract/constants';
import type { Said } from '../words';
import { addressKey, faultOfAddress } from './address';
import type { Entry } from './entry';
import { faultOfRole, roleNamed, type RolesByName } from './roles-of-list';

/** Effect on an entry when the list is sent. */
export interface PreparedRow extends Entry {
  id: string;
  state: 'valid' | 'invalid' | 'duplicate';
  /** Why it will not be invited. */
  reason: Said | null;
  /** Its faulty parts that can be put right in its row. */
  faulty: 'address' | 'role' | null;
  /** The role that the list names; null: the one for all. */
  roleId: string | null;
}

/** Checks each entry by itself and against those before it. @param roles null: the invitations take none */
export function prepare(entries: readonly Entry[], roles: RolesByName | null = null): PreparedRow[] {
  const lines = new Map<string, number>();
  return entries.map((entry, index) => {
    const roleId = (roles && entry.role !== undefined && roleNamed(roles, entry.role)?.id) || null;
    const row = { ...entry, id: String(index), roleId, faulty: null };
    const text = faultOfText(entry);
    if (text) return { ...row, state: 'invalid', reason: text };
    const address = faultOfAddress(entry.address);
    if (address) return { ...row, state: 'invalid', reason: address, faulty: 'address' };
    const name = faultOfName(entry.name);
    if (name) return { ...row, state: 'invalid', reason: name };
    const role = roles && faultOfRole(entry.role, roles);
    if (role) return { ...row, state: 'invalid', reason: role, faulty: 'role' };
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
