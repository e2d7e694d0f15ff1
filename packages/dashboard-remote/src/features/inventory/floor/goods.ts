import type { Sku, Unit } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import type { FloorGoods } from './known/floor-goods';
import type { FoundGoods } from './known/resolve';

/** So much of a SKU, as it was scanned: in one unit, of one lot. */
export interface GoodsLine {
  sku: FloorGoods;
  unit: Unit;
  /** In units. */
  quantity: number;
  /** Code; empty where the SKU is not tracked by lot. */
  lot: string;
  /** `2026-11-22`, or empty. */
  expires: string;
  /** Of a SKU that is tracked by serial number: which pieces, one for each. */
  serials?: readonly string[];
  /** It arrives as this and not as usual: it has expired. */
  arrivesAs?: 'quarantine';
}

/** The goods that one scan names: so many units, and of a label as much else as the SKU is told apart by. */
export interface ScannedGoods extends Pick<GoodsLine, 'sku' | 'unit' | 'quantity'> {
  lot?: string;
  expires?: string;
  serial?: string;
}

export function scannedOf({ sku, unit, said: { lot, expires, serial, count } }: FoundGoods): ScannedGoods {
  const ofLot = sku.lotTracked && { ...(lot !== undefined && { lot }), ...(expires !== undefined && { expires }) };
  // Each piece with a serial number is scanned by itself, in any pack.
  if (sku.serialTracked) return { sku, unit: 'each', quantity: 1, ...ofLot, ...(serial !== undefined && { serial }) };
  return { sku, unit: count?.unit === 'pieces' ? 'each' : unit, quantity: count?.number ?? 1, ...ofLot };
}

export const isSameLot = (one: string, other: string): boolean => codeKey(one) === codeKey(other);

export const factorOf = ({ sku, unit }: Pick<GoodsLine, 'sku' | 'unit'>): number =>
  sku.units.find((known) => known.unit === unit)?.factor ?? 1;

export const piecesOf = (line: Pick<GoodsLine, 'sku' | 'unit' | 'quantity'>): number => line.quantity * factorOf(line);

const isSame = (a: GoodsLine, b: Pick<GoodsLine, 'sku' | 'unit' | 'lot'>) =>
  a.sku.id === b.sku.id && a.unit === b.unit && isSameLot(a.lot, b.lot);

/** Whether a piece is among those that were scanned already. */
export const isScanned = (
  lines: readonly { sku: Pick<Sku, 'id'>; serials?: readonly string[] }[],
  skuId: string,
  serial: string,
): boolean =>
  lines.some(({ sku, serials }) => sku.id === skuId && serials?.some((one) => codeKey(one) === codeKey(serial)));

/** Counts the scanned goods, which stand first then: the person has them in the hand. */
export function countUp(lines: readonly GoodsLine[], scanned: GoodsLine, serial?: string): readonly GoodsLine[] {
  const before = lines.find((line) => isSame(line, scanned));
  const counted = before
    ? {
        ...before,
        quantity: before.quantity + scanned.quantity,
        expires: scanned.expires,
        ...(scanned.arrivesAs && { arrivesAs: scanned.arrivesAs }),
      }
    : scanned;
  const line = serial === undefined ? counted : { ...counted, serials: [...(before?.serials ?? []), serial] };
  return [line, ...lines.filter((other) => other !== before)];
}

/** Sets how much of a line there is. */
export const withQuantity = (lines: readonly GoodsLine[], goods: GoodsLine, quantity: number): readonly GoodsLine[] =>
  lines.map((line) => (isSame(line, goods) ? { ...line, quantity } : line));

/** Sets the day on which a lot expires, for all of it. */
export const withExpiry = (
  lines: readonly GoodsLine[],
  { sku, lot = '' }: Pick<ScannedGoods, 'sku' | 'lot'>,
  expires: string,
): readonly GoodsLine[] =>
  lines.map((line) => (line.sku.id === sku.id && isSameLot(line.lot, lot) ? { ...line, expires } : line));

/** A line as the server takes it. */
export const whatOf = (line: GoodsLine) => ({
  sku_id: line.sku.id,
  quantity: line.quantity,
  ...(line.unit !== 'each' && { unit: line.unit }),
  ...(line.lot !== '' && { lot: line.lot }),
  ...(line.serials && { serials: [...line.serials] }),
  ...(line.arrivesAs && { state: line.arrivesAs }),
});
