import { useMemo } from 'react';
import type { GoodsLine } from './goods';
import { useLive, type Live } from './scan/use-live';

/** More is no number of pieces that somebody types on the floor, but a barcode that went into the wrong field. */
export const TYPED_MAX = 999_999;
/** Above this it is asked whether it is meant. */
export const MANY = 9_999;

/** Numbers that somebody types and that do not count yet, by their lines. */
export type Typed = Live<ReadonlyMap<string, string>>;

export const lineKey = ({ sku, unit, lot }: Pick<GoodsLine, 'sku' | 'unit' | 'lot'>): string =>
  `${sku.id} ${unit} ${lot}`;

export type NumberFault = { is: 'empty' } | { is: 'whole' } | { is: 'least' | 'most' | 'large'; bound: number };

/** The fault of a typed number of pieces or packs. Null: none. */
export function faultOf(text: string, least: number, most: number | null): NumberFault | null {
  const trimmed = text.trim();
  if (trimmed === '') return { is: 'empty' };
  if (!/^\d+$/.test(trimmed)) return { is: 'whole' };
  const number = Number(trimmed);
  if (number < least) return { is: 'least', bound: least };
  if (most !== null && number > most) return { is: 'most', bound: most };
  return number > TYPED_MAX ? { is: 'large', bound: TYPED_MAX } : null;
}

export interface TypedNumbers {
  typed: Typed;
  /** Whether a number is typed to which something is wrong, or which is asked about when it is whole. */
  isOpen: boolean;
  /** The same as it is now. A field that was only emptied is none: it gets its number back. */
  hasOpen(): boolean;
  /** Forgets what is typed. */
  clear(): void;
}

/** Keeps what is typed until it is a number that counts. Until then nothing is booked, and no scan is taken. */
export function useTypedNumbers(): TypedNumbers {
  const typed = useLive<ReadonlyMap<string, string>>(NONE);
  return useMemo(
    () => ({
      typed,
      isOpen: typed.value.size > 0,
      hasOpen: () => [...typed.read().values()].some((text) => text.trim() !== ''),
      clear: () => typed.write(NONE),
    }),
    [typed],
  );
}
const NONE: ReadonlyMap<string, string> = new Map();

/** The drafts with another one of a line, or without. */
export function withDraft(drafts: ReadonlyMap<string, string>, key: string, text: string | null) {
  const next = new Map(drafts);
  if (text === null) next.delete(key);
  else next.set(key, text);
  return next;
}
