import type { Body } from '@slotwise/contract';

/** One person of a pasted list or a file, as it stands there. */
export interface Entry {
  /** Of the list or the file, from 1. */
  line: number;
  address: string;
  name: string | null;
  /** The role as the list names it; left out where it names none. */
  role?: string;
}

const ANGLED = /^(.*)<([^<>]*)>$/s;
export const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('""', '"')
    .trim();

/** An address in angle brackets stands at the end. */
export const isAngled = (text: string) => ANGLED.test(text.trim());

/** `Ann Lee <ann@example.com>`, `"Lee, Ann" <ann@example.com>`, `mailto:ann@example.com` or just an address. */
export function personOf(text: string): Pick<Entry, 'address' | 'name'> {
  const trimmed = text.trim();
  const [, name = '', angled] = ANGLED.exec(trimmed) ?? [];
  if (angled !== undefined) return { address: bare(angled), name: unquoted(name) || null };
  return { address: bare(unquoted(trimmed)), name: null };
}

/** Without what sentences and lists put around an address; two zeros before a number are its plus. */
function bare(text: string): string {
  const address = text
    .trim()
    .replace(/^mailto:/i, '')
    // Our own exports put an apostrophe in front of numbers that begin with a plus.
    .replace(/^'(?=\+)/, '')
    .trim();
  return address.includes('@')
    ? address.replace(/^[([]+|[)\].,;:!]+$/g, '')
    : address.replace(/^00(?=[1-9][\d\s()./-]+$)/, '+');
}

/** An entry as the server is told of it. */
export type RequestRow = Body<'POST /invitation/bulk'>['rows'][number];
type CheckRow = Body<'POST /invitation/bulk/check'>['rows'][number];

export const checkRow = ({ address, name }: Pick<Entry, 'address' | 'name'>): CheckRow =>
  name === null ? { address } : { address, name };

/** @param row with `roleId` where it is not the one for all */
export const requestRow = (row: Pick<Entry, 'address' | 'name'> & { roleId: string | null }): RequestRow =>
  row.roleId === null ? checkRow(row) : { ...checkRow(row), role_id: row.roleId };
