import { INITIAL_RANGE, readRange, writeRange } from './chosen-range';

test('the initial range starts on 20 January 2022 and lasts 20 days', () => {
  expect(writeRange(INITIAL_RANGE)).toBe('2022-01-20/2022-02-09');
});

test('a range survives being remembered', () => {
  const range = { start: '2024-02-28', end: '2024-03-01' };
  expect(readRange(writeRange(range))).toEqual(range);
});

test.each([
  null,
  '',
  'nonsense',
  '2024-02-30/2024-03-01',
  '2024-03-02/2024-03-01',
  '2024-03-01',
  '2024-13-01/2024-13-02',
])('remembering %p falls back to the initial range', (remembered) => {
  expect(readRange(remembered)).toBe(INITIAL_RANGE);
});
