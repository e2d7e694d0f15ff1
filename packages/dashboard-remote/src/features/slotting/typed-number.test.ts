import type { Formats } from '@slotwise/shared/words';
import { typedNumber } from './typed-number';

const formatsIn = (locale: string) =>
  ({ number: (value: number) => new Intl.NumberFormat(locale).format(value) }) as Formats;

test.each([
  ['15', 15, 15],
  [' 2.5 ', 2.5, NaN],
  ['2,5', NaN, 2.5],
  ['1,000.5', 1000.5, NaN],
  ['1.000,5', NaN, 1000.5],
  ['', NaN, NaN],
  ['  ', NaN, NaN],
  ['many', NaN, NaN],
])('%j is %d in English and %d in German', (text, english, german) => {
  expect([typedNumber(text, formatsIn('en-US')), typedNumber(text, formatsIn('de-DE'))]).toEqual([english, german]);
});
