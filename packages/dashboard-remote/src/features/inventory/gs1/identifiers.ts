/** Form of the value of an application identifier, as the GS1 General Specifications give it. */
export interface Form {
  /** Digits, a date, a key that ends with its check digit, or any character of set 82. */
  content: 'digits' | 'date' | 'key' | 'text';
  /** Fewest characters; the same as `most`: readers know where it ends. */
  least: number;
  most: number;
}
const exactly = (length: number, content: Form['content'] = 'digits'): Form => ({
  content,
  least: length,
  most: length,
});
const upTo = (most: number, content: Form['content'] = 'text'): Form => ({ content, least: 1, most });
const key = (length: number) => exactly(length, 'key');
const date = exactly(6, 'date');

const FORMS: Readonly<Record<string, Form>> = {
  ...{ '00': key(18), '01': key(14), '02': key(14), '03': key(14), '10': upTo(20) },
  ...{ '11': date, '12': date, '13': date, '15': date, '16': date, '17': date },
  ...{ '20': exactly(2), '21': upTo(20), '22': upTo(20), '30': upTo(8, 'digits'), '37': upTo(8, 'digits') },
  ...{ '235': upTo(28), '240': upTo(30), '241': upTo(30), '242': upTo(6, 'digits'), '243': upTo(20) },
  ...{ '250': upTo(30), '251': upTo(30), '254': upTo(20) },
  ...{ '400': upTo(30), '401': upTo(30), '402': key(17), '403': upTo(30) },
  ...{ '410': key(13), '411': key(13), '412': key(13), '413': key(13), '414': key(13), '415': key(13) },
  ...{ '416': key(13), '417': key(13), '420': upTo(20), '421': { content: 'text', least: 4, most: 12 } },
  ...{ '422': exactly(3), '424': exactly(3), '426': exactly(3), '8006': exactly(18), '8008': upTo(12, 'digits') },
  ...{ '7001': exactly(13), '7002': upTo(30), '7003': exactly(10), '8005': exactly(6), '8020': upTo(25) },
  '90': upTo(30),
};

/** Measures and amounts, whose fourth digit says where the decimal point is. */
const DECIMAL: readonly (readonly [first: number, last: number, form: Form])[] = [
  [310, 316, exactly(6)],
  [320, 337, exactly(6)],
  [340, 357, exactly(6)],
  [360, 369, exactly(6)],
  [390, 390, upTo(15, 'digits')],
  [391, 391, { content: 'digits', least: 4, most: 18 }],
  [392, 392, upTo(15, 'digits')],
  [393, 393, { content: 'digits', least: 4, most: 18 }],
  [394, 394, exactly(4)],
  [395, 395, exactly(6)],
];

/** Number of digits of an application identifier that begins with these two. */
function lengthAfter(firstTwo: string): number {
  if (/^(?:2[345]|4[0-2]|71)$/.test(firstTwo)) return 3;
  return /^(?:3[1-69]|43|70|72|8[0-2])$/.test(firstTwo) ? 4 : 2;
}

/** The application identifier that a text begins with, whether it is known here or not; `` without one. */
export const identifierAt = (text: string): string => {
  const firstTwo = /^\d\d/.exec(text)?.[0];
  return firstTwo === undefined ? '' : text.slice(0, lengthAfter(firstTwo));
};

/** Form of its value; undefined: it is not known here. */
export function formOf(ai: string): Form | undefined {
  if (/^9[1-9]$/.test(ai)) return upTo(90);
  if (!/^3\d{3}$/.test(ai)) return FORMS[ai];
  const group = Number(ai.slice(0, 3));
  return DECIMAL.find(([first, last]) => group >= first && group <= last)?.[2];
}
