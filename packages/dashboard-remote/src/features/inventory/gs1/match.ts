import { codeKey } from '@slotwise/contract/code-key';
import { sameGoods } from '@slotwise/contract/gtin';
import { readLabel, type LabelFacts } from './label';
import { isLikely, isMarked, plainOf, type Gs1Fault } from './read';

/** The meaning of a scan, where the goods that are asked for are known. `barcode` null: the code of the SKU itself. */
export type Match<B> =
  | { is: 'these'; barcode: B | null; said: Partial<LabelFacts> }
  /** A label that names no goods, such as one of a lot. */
  | { is: 'unnamed'; said: LabelFacts }
  /** Neither these goods nor their label. `isLabel`: a label of other goods, else a plain text. */
  | { is: 'other'; isLabel: boolean; text: string }
  | { is: 'fault'; fault: Gs1Fault };

export const isSameBarcode = (one: string, other: string): boolean => one === other || sameGoods(one).includes(other);

interface Wanted<B> {
  code: string;
  barcodes: readonly B[];
  /** Code of the only lot that is wanted: its label, which may hold nothing else, is one of these goods. */
  lot?: string | undefined;
}

/** Looks a scan up among the barcodes of a SKU. @param today `2026-11-25` */
export function matchGoods<B extends { code: string }>(
  text: string,
  { code, barcodes, lot }: Wanted<B>,
  today: string,
): Match<B> {
  const isLot = (said: string | undefined) => said !== undefined && lot !== undefined && codeKey(said) === codeKey(lot);
  const plain = plainOf(text).trim();
  if (!isMarked(plain)) {
    const barcode = barcodes.find((one) => isSameBarcode(plain, one.code));
    if (barcode || codeKey(plain) === codeKey(code)) return { is: 'these', barcode: barcode ?? null, said: {} };
    if (isLot(plain)) return { is: 'these', barcode: null, said: { lot: plain } };
    if (!isLikely(plain)) return { is: 'other', isLabel: false, text: plain };
  }
  const label = readLabel(plain, today);
  if (label.is === 'fault') return label;
  const { gtin } = label.facts;
  if (gtin === undefined) {
    const { facts } = label;
    return isLot(facts.lot) ? { is: 'these', barcode: null, said: facts } : { is: 'unnamed', said: facts };
  }
  const barcode = barcodes.find((one) => isSameBarcode(gtin, one.code));
  return barcode ? { is: 'these', barcode, said: label.facts } : { is: 'other', isLabel: true, text: gtin };
}

/** The same for a label that is to name the goods. */
export const noGoods = ({ leads }: Pick<LabelFacts, 'leads'>): Gs1Fault => ({ is: 'no-goods', ai: leads });
