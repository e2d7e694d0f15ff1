import type { Label, Symbology } from '@slotwise/contract';
import { gtin14 } from '@slotwise/contract/gtin';
import type { GtinFault } from '@slotwise/contract/gtin';
import { gs1Data, gs1Text, isGs1Lot } from '../../gs1/write';

/** Content of a symbol, with FNC1 as `FNC1`, and its text for people. */
export interface Content {
  data: string;
  text: string;
}

/** Why there can be no such symbol for a label. */
export type LabelFault =
  | { is: 'no-barcode' }
  | { is: 'not-a-gtin'; barcode: string }
  | { is: 'check-digit'; barcode: string; expected: number }
  | { is: 'lot-not-gs1'; lot: string }
  | { is: 'not-encodable'; text: string }
  | { is: 'too-wide' };

/** GS1 keys are of goods: a location has none here. */
export const symbologiesOf = (kind: Label['kind']): readonly Symbology[] =>
  kind === 'location' ? ['code128', 'qr'] : ['code128', 'qr', 'gs1_128', 'gs1_datamatrix'];

export const isGs1 = (symbology: Symbology): boolean => symbology === 'gs1_128' || symbology === 'gs1_datamatrix';

/** Code 128 writes ASCII; QR writes anything. */
const PRINTABLE = /^[ -~]+$/;

/** Text for a scanner, in the floor's own codes: of a SKU the barcode of the unit, of a piece else its code. */
function plain({ kind, unit, code, barcode, lot }: Label): string | LabelFault {
  if (kind === 'location') return code;
  if (kind === 'lot') return lot?.code ?? code;
  if (barcode !== null) return barcode;
  return unit === 'each' ? code : { is: 'no-barcode' };
}

const named = (fault: GtinFault, barcode: string): LabelFault => ({ ...fault, barcode });

/** Content of a label's symbol, or the reason why there is none. */
export function contentOf(label: Label, symbology: Symbology): Content | LabelFault {
  if (!isGs1(symbology)) {
    const text = plain(label);
    if (typeof text !== 'string') return text;
    return symbology === 'qr' || PRINTABLE.test(text) ? { data: text, text } : { is: 'not-encodable', text };
  }
  if (label.barcode === null) return { is: 'no-barcode' };
  const gtin = gtin14(label.barcode);
  if (typeof gtin !== 'string') return named(gtin, label.barcode);
  if (label.lot !== null && !isGs1Lot(label.lot.code)) return { is: 'lot-not-gs1', lot: label.lot.code };
  const facts = { gtin, ...(label.lot && { lot: label.lot.code, expiresOn: label.lot.expiresOn }) };
  return { data: gs1Data(facts), text: gs1Text(facts) };
}
