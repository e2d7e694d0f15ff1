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
  comma: /^[+-]?\d{1,3}(?:([. \u00a0\u202f'’])\d{3})(?:\1\d{3})*(?:,\d+)?$/,
  point: /^[+-]?\d{1,3}(?:([, \u00a0\u202f'’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/,
};
const MARKS = { comma: ',', point: '.' };

/** Digits of more than a value of ours can have would only cost time. */
const LONGEST = 40;

/**
 * @returns undefined for a text that is no number, `ambiguous` for one that is one number with this decimal mark and
 * another without
 */
export function exactNumber(text: string, mark: DecimalMark): Exact | 'ambiguous' | undefined {
  if (text.length > LONGEST) return undefined;
  let plain = text;
  const group = GROUPS[mark].exec(text)?.[1];
  if (group !== undefined) {
    const other = mark === 'comma' ? '.' : ',';
    // `1.234` is a thousand and more to some and one and a bit to others.
    if (group === other && text.split(group).length === 2 && !text.includes(MARKS[mark])) return 'ambiguous';
    plain = text.replaceAll(group, '');
  }
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
  const exact = exactNumber(String(Number(number.toPrecision(15))), 'point');
  return exact === 'ambiguous' ? undefined : exact;
};

/** `times` as many, if that is a whole number. */
export function wholeOf({ digits, places }: Exact, times = 1n): bigint | undefined {
  const scale = 10n ** BigInt(places);
  const product = digits * times;
  return product % scale === 0n ? product / scale : undefined;
}
