import { heldOrder } from './row-order';

const rows = (text: string) => [...text].map((id) => ({ id, text: `${id}!` }));
const held = (shown: string, now: string) => {
  const order = heldOrder([...shown], rows(now));
  return [order.rows.map(({ id }) => id).join(''), order.waiting];
};

test('nothing changed: nothing waits', () => {
  expect(held('abc', 'abc')).toEqual(['abc', 0]);
});

test('what is new among the rows waits', () => {
  expect(held('abc', 'xabyc')).toEqual(['abc', 2]);
});

test('what would stand elsewhere stays, and counts once', () => {
  expect(held('abcd', 'dabc')).toEqual(['abcd', 1]);
  expect(held('abcd', 'bacd')).toEqual(['abcd', 1]);
  expect(held('abcd', 'dcba')).toEqual(['abcd', 3]);
});

test('what is gone disappears at once, and no other row moves', () => {
  expect(held('abcd', 'acd')).toEqual(['acd', 0]);
  expect(held('abcd', 'xdc')).toEqual(['cd', 2]);
});

test('the next page comes below, however long the rows above are held', () => {
  expect(held('abc', 'abcdef')).toEqual(['abcdef', 0]);
});

test('a row that changed is drawn as it is now', () => {
  const [row] = heldOrder(['a'], [{ id: 'a', text: 'new' }]).rows;
  expect(row?.text).toBe('new');
});
