import { typedNumber } from './typed-number';

test.each([
  ['15', 15],
  [' 2,5 ', 2.5],
  ['2.5', 2.5],
  ['', NaN],
  ['  ', NaN],
  ['1,000.5', NaN],
  ['many', NaN],
])('%j is %d', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});
