import { anInvitation } from '@slotwise/shared/testing';
import { wordsIn } from '../../../words';
import { toCsv } from './csv';
import { invitationsCsv } from './export-invitations';

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

test('an invitation is one line with ISO dates and the name of its role', () => {
  const text = invitationsCsv(
    wordsIn('en').t,
    [
      anInvitation({
        name: '=HYPERLINK("http://evil.example")',
        email: 'ann@example.com',
        roleID: 'r1',
        createdAt: '2026-01-01T00:00:00.000Z',
        expiresAt: '2026-01-08T00:00:00.000Z',
      }),
    ],
    new Map([['r1', 'Member']]),
  );
  expect(text.split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""http://evil.example"")",ann@example.com,,Join Company,Member,Pending,,2026-01-01T00:00:00.000Z,2026-01-08T00:00:00.000Z,,,,`,
  );
});
