import { codeKey } from '../code-key';

/** Why a number is no GTIN. `expected`: the check digit that it should end with. */
export type GtinFault = { is: 'not-a-gtin' } | { is: 'check-digit'; expected: number };

/** The check digit of GS1 keys: weights of 3 and 1 from the right, up to the next ten. @param digits without it */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A barcode as a GTIN of fourteen digits, or why it is none. */
export function gtin14(barcode: string): string | GtinFault {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return { is: 'not-a-gtin' };
  const expected = checkDigit(barcode.slice(0, -1));
  if (expected !== Number(barcode.at(-1))) return { is: 'check-digit', expected };
  return barcode.padStart(14, '0');
}

/** The common part of barcodes that name the same goods: the GTIN of fourteen digits, else the text itself. */
export function goodsKey(barcode: string): string {
  const gtin = gtin14(barcode);
  return typeof gtin === 'string' ? gtin : barcode;
}

/** The common part of barcodes that are one, however they are spelled: as codes are, without case and blanks. */
export const barcodeKey = (barcode: string): string => codeKey(goodsKey(barcode));

/**
 * Barcodes that name the same goods: the text itself first, and the other lengths of the same GTIN, whose leading zeros a
 * scanner or a label adds or leaves out.
 */
export function sameGoods(barcode: string): string[] {
  const gtin = gtin14(barcode);
  if (typeof gtin !== 'string') return [barcode];
  const shorter = [14, 13, 12, 8].map((length) => gtin.slice(14 - length));
  return [barcode, ...shorter.filter((form) => form !== barcode && form.padStart(14, '0') === gtin)];
}

/** Where a GTIN stands in what a scanner reads of a label by GS1: in brackets, behind the sign of a symbology or alone, or in an address. */
const IN_LABELS = [
  /\(0[12]\)(\d{14})/,
  /^(?:\][a-zA-Z]\d)?0[12](\d{14})/,
  /^https?:\/\/[^?#]*\/0[12]\/(\d{14})(?:[/?#]|$)/,
];

/** The GTIN of fourteen digits that the text of a label by GS1 names; undefined if it names none. */
export function gtinIn(label: string): string | undefined {
  const gtins = IN_LABELS.flatMap((place) => place.exec(label)?.[1] ?? []);
  return gtins.find((digits) => gtin14(digits) === digits);
}
