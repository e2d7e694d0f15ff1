import type { PickTask } from '@slotwise/contract';

/** Meaning of a scan at a stop. */
export type Scanned =
  | { kind: 'place' }
  | { kind: 'pieces'; picked: number }
  | { kind: 'enough' }
  | { kind: 'wrong' }
  | { kind: 'goods' }
  | { kind: 'serial'; serial: string }
  | { kind: 'twice' };

const keyOf = (code: string) => code.replace(/\s+/gu, '').toLowerCase();

/**
 * Reads a code that was scanned at a stop: its place, its SKU (one piece) or one of its barcodes (as many pieces as its
 * pack holds). Goods that are not wanted there, or too many, are not counted.
 */
export function readScan(text: string, { location, sku, barcodes, quantity }: PickTask, picked: number): Scanned {
  const key = keyOf(text);
  if (key === keyOf(location.code)) return { kind: 'place' };
  const pieces = barcodes.find(({ code }) => code === text.trim())?.pieces ?? (key === keyOf(sku.code) ? 1 : 0);
  if (pieces === 0) return { kind: 'wrong' };
  return picked + pieces > quantity ? { kind: 'enough' } : { kind: 'pieces', picked: picked + pieces };
}

/**
 * The same for pieces with serial numbers: the code of the goods only says that they are the right ones, and a text
 * that is neither that nor the place is the number of a piece.
 */
export function readSerial(text: string, task: PickTask, serials: readonly string[]): Scanned {
  const scanned = readScan(text, task, 0);
  if (scanned.kind === 'place') return scanned;
  if (scanned.kind !== 'wrong') return { kind: 'goods' };
  if (serials.some((one) => keyOf(one) === keyOf(text))) return { kind: 'twice' };
  return serials.length >= task.quantity ? { kind: 'enough' } : { kind: 'serial', serial: text.trim() };
}
