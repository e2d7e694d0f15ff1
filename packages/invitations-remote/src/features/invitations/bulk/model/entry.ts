import type { Body } from '@slotwise/contract';

/** One person of a pasted list or a file, as it stands there. */
export interface Entry {
  /** Of the list or the file, from 1. */
  line: number;
  address: string;
  name: string | null;
}

const ANGLED = /^(.*)<([^<>]*)>$/s;
const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('""', '"')
    .trim();

/** `Ann Lee <ann@example.com>`, `"Lee, Ann" <ann@example.com>`, `mailto:ann@example.com` or just an address. */
export function personOf(text: string): { address: string; name: string | null } {
  const trimmed = text.trim();
  const [, name = '', angled] = ANGLED.exec(trimmed) ?? [];
  if (angled !== undefined) return { address: bare(angled), name: unquoted(name) || null };
  return { address: bare(unquoted(trimmed)), name: null };
}

/** Our own exports put an apostrophe in front of numbers that begin with a plus. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^'(?=\+)/, '')
    .trim();

/** An entry as the server is told of it. */
export type RequestRow = Body<'POST /invitation/bulk'>['rows'][number];

export const requestRow = ({ address, name }: Pick<Entry, 'address' | 'name'>): RequestRow =>
  name === null ? { address } : { address, name };
