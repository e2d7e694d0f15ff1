import { toCsv } from './csv';

const cell = (value: string | null) =>
  toCsv(['a'], [[value]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test.each([
  ['=cmd|/C calc!A0', `"'=cmd|/C calc!A0"`],
  ['+49 30 1234', `"'+49 30 1234"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['|calc', `"'|calc"`],
])('%j can be no formula', (value, written) => {
  expect(cell(value)).toBe(written);
});

test('quotes, separators and line breaks are kept by RFC 4180; nothing stays nothing', () => {
  expect(cell('say "hi", Ann')).toBe('"say ""hi"", Ann"');
  expect(cell('two\nlines')).toBe('"two\nlines"');
  expect(cell('plain=x')).toBe('plain=x');
  expect(cell(null)).toBe('');
});

test('it begins with the mark of UTF-8, and headings are no formulas either', () => {
  expect(toCsv(['=a', 'b'], [])).toMatch(/^\uFEFF"'=a",b\r\n/);
});
