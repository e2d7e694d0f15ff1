/** One application identifier and its value. `fixed`: readers know where it ends. */
interface Element {
  ai: string;
  value: string;
  fixed: boolean;
}
/** `FNC1` stands for itself: the drawing code knows its form in each symbol. */
export const FNC1 = '\u001d';

/** AI 10 holds at most twenty characters of these. */
const LOT = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

export const isGs1Lot = (code: string): boolean => LOT.test(code);

/** `2027-03-31` as AI 17 writes it. */
const day = (text: string) => text.slice(2).replaceAll('-', '');

/** Content of a GS1 symbol: the elements of fixed length first, so that no separator is needed before the last. */
export interface Gs1 {
  gtin?: string;
  expiresOn?: string | null;
  lot?: string;
}

const elementsOf = ({ gtin, expiresOn, lot }: Gs1): Element[] => [
  ...(gtin === undefined ? [] : [{ ai: '01', value: gtin, fixed: true }]),
  ...(expiresOn == null ? [] : [{ ai: '17', value: day(expiresOn), fixed: true }]),
  ...(lot === undefined ? [] : [{ ai: '10', value: lot, fixed: false }]),
];

/** As a symbol holds it, beginning with FNC1. */
export const gs1Data = (data: Gs1): string =>
  FNC1 +
  elementsOf(data)
    .map(({ ai, value, fixed }, at, all) => ai + value + (fixed || at === all.length - 1 ? '' : FNC1))
    .join('');

/** As people read it: `(01)04006381333931(10)L7`. */
export const gs1Text = (data: Gs1): string =>
  elementsOf(data)
    .map(({ ai, value }) => `(${ai})${value}`)
    .join('');
