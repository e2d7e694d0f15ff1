import { steadyOrder } from './steady-order';

const list = (ids: string) => [...ids].map((id) => ({ id }));
const steady = (shown: string, sorted: string, all = sorted) =>
  steadyOrder([...shown], list(sorted), list(all))
    .map(({ id }) => id)
    .join('');

test('what was shown keeps its place, however it would be sorted now', () => {
  expect(steady('', 'cab')).toBe('cab');
  expect(steady('abc', 'cab')).toBe('abc');
});

test('what a change filters away stays, what is gone does not', () => {
  expect(steady('abc', 'ac', 'abc')).toBe('abc');
  expect(steady('abc', 'ac', 'ac')).toBe('ac');
});

test('what is new comes last, sorted, and moves nothing', () => {
  expect(steady('abc', 'naxbc')).toBe('abcnx');
  expect(steady('abc', 'cxba')).toBe('abcx');
});
