import { nextTarget } from './next-target';

const order = ['a', 'b', 'c', 'd', 'e'];

test('the first arrow key leads to the first card', () => {
  expect(nextTarget(order, 2, null, 'ArrowDown')).toBe('a');
  expect(nextTarget(order, 2, 'gone', 'ArrowUp')).toBe('a');
});

test('arrows walk the grid, and stay at its edges', () => {
  expect(nextTarget(order, 2, 'a', 'ArrowRight')).toBe('b');
  expect(nextTarget(order, 2, 'a', 'ArrowDown')).toBe('c');
  expect(nextTarget(order, 2, 'c', 'ArrowUp')).toBe('a');
  expect(nextTarget(order, 2, 'a', 'ArrowUp')).toBe('a');
  expect(nextTarget(order, 2, 'e', 'ArrowDown')).toBe('e');
  expect(nextTarget(order, 1, 'b', 'ArrowDown')).toBe('c');
});

test('other keys lead nowhere', () => {
  expect(nextTarget(order, 2, 'a', 'x')).toBeUndefined();
  expect(nextTarget([], 2, null, 'ArrowDown')).toBeUndefined();
});
