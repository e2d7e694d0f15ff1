import type { Sku, Unit } from '@slotwise/contract';

/** So much of a SKU, as it was scanned: in one unit, of one lot. */
export interface GoodsLine {
  sku: Sku;
  unit: Unit;
  /** In units. */
  quantity: number;
  /** Code; empty where the SKU is not tracked by lot. */
  lot: string;
  /** `2026-11-22`, or empty. */
  expires: string;
  /** Of a SKU that is tracked by serial number: which pieces, one for each. */
  serials?: readonly string[];
}

export const factorOf = ({ sku, unit }: Pick<GoodsLine, 'sku' | 'unit'>): number =>
  sku.units.find((known) => known.unit === unit)?.factor ?? 1;

export const piecesOf = (line: GoodsLine): number => line.quantity * factorOf(line);

const isSame = (a: GoodsLine, b: Pick<GoodsLine, 'sku' | 'unit' | 'lot'>) =>
  a.sku.id === b.sku.id && a.unit === b.unit && a.lot === b.lot;

const keyOf = (serial: string) => serial.replace(/\s+/gu, '').toLowerCase();

/** Whether a piece is among those that were scanned already. */
export const isScanned = (
  lines: readonly { sku: Pick<Sku, 'id'>; serials?: readonly string[] }[],
  skuId: string,
  serial: string,
): boolean =>
  lines.some(({ sku, serials }) => sku.id === skuId && serials?.some((one) => keyOf(one) === keyOf(serial)));

/** Counts one more of the scanned goods, which stand first then: the person has them in the hand. */
export function countUp(
  lines: readonly GoodsLine[],
  scanned: Omit<GoodsLine, 'quantity'>,
  serial?: string,
): readonly GoodsLine[] {
  const before = lines.find((line) => isSame(line, scanned));
  const counted = before ? { ...before, quantity: before.quantity + 1 } : { ...scanned, quantity: 1 };
  const line = serial === undefined ? counted : { ...counted, serials: [...(before?.serials ?? []), serial] };
  return [line, ...lines.filter((other) => other !== before)];
}

/** Sets how much of a line there is. */
export const withQuantity = (lines: readonly GoodsLine[], goods: GoodsLine, quantity: number): readonly GoodsLine[] =>
  lines.map((line) => (isSame(line, goods) ? { ...line, quantity } : line));

/** A line as the server takes it. */
export const whatOf = (line: GoodsLine) => ({
  sku_id: line.sku.id,
  quantity: line.quantity,
  ...(line.unit !== 'each' && { unit: line.unit }),
  ...(line.lot !== '' && { lot: line.lot }),
  ...(line.serials && { serials: [...line.serials] }),
});
