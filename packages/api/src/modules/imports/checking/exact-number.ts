import { isEither } from '../reading/decimal-mark';
import type { DecimalMark } from '../reading/table';

/** A decimal number without rounding: `12,50` is 1250 of 10^-2. */
export interface Exact {
  digits: bigint;
  /** Digits behind the decimal mark. */
  places: number;
}

const PLAIN = /^([+-]?)(\d+)(?:[.](\d+))?$/;
const GROUPS = {
  // Groups of three, separated by the other mark, a blank, an apostrophe or nothing.
  comma: /^[+-]?[1-9]\d{0,2}(?:([. \u00a0\u202f'’])\d{3})(?:\1\d{3})*(?:,\d+)?$/,
  point: /^[+-]?[1-9]\d{0,2}(?:([, \u00a0\u202f'’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/,
};

/** Digits of more than a value of ours can have would only cost time. */
const LONGEST = 40;

/**
 * @param isSure the decimal mark is known, and not only likely
 * @returns undefined for a text that is no number, `ambiguous` for one that would be another number with the other mark
 */
export function exactNumber(text: string, mark: DecimalMark, isSure: boolean): Exact | 'ambiguous' | undefined {
  if (text.length > LONGEST) return undefined;
  if (!isSure && isEither(text)) return 'ambiguous';
  const group = GROUPS[mark].exec(text)?.[1];
  let plain = group === undefined ? text : text.replaceAll(group, '');
  if (mark === 'comma') {
    if (plain.includes('.')) return undefined;
    plain = plain.replace(',', '.');
  }
  const match = PLAIN.exec(plain);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const significant = fraction.replace(/0+$/, '');
  const digits = BigInt(whole + significant);
  return { digits: sign === '-' ? -digits : digits, places: significant.length };
}

/** A number of a spreadsheet, with the 15 digits that it shows: behind them stands what computing left over. */
export const exactOf = (number: number): Exact | undefined => {
  const exact = exactNumber(String(Number(number.toPrecision(15))), 'point', true);
  return exact === 'ambiguous' ? undefined : exact;
};

/** A fraction, so that a factor such as 25.4 is exact. */
interface Fraction {
  times: bigint;
  per: bigint;
}

/** `times / per` as many, if that is a whole number. */
export function wholeOf(
  { digits, places }: Exact,
  { times, per }: Fraction = { times: 1n, per: 1n },
): bigint | undefined {
  const scale = 10n ** BigInt(places) * per;
  const product = digits * times;
  return product % scale === 0n ? product / scale : undefined;
}

/** A whole number beside that: the next one towards zero, or the nearest, where a half goes away from zero. */
export function roundedOf({ digits, places }: Exact, { times, per }: Fraction, to: 'down' | 'nearest'): bigint {
  const scale = 10n ** BigInt(places) * per;
  const product = digits * times;
  if (to === 'down') return product / scale;
  const half = product < 0n ? -scale : scale;
  return (product * 2n + half) / (scale * 2n);
}
