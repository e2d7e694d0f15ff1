import type { Bay } from './bays';
import { nextBay, type Direction } from './next-bay';

const bays = [
  ['A1', 0, 0],
  ['A2', 0, 1200],
  ['B1', 3500, 0],
  ['B2', 3500, 1200],
  ['C2', 7000, 1300],
].map(([code, x, y]) => ({ code, x, y }) as Bay);
const from = (code: string, direction: Direction) =>
  nextBay(
    bays,
    bays.find((bay) => bay.code === code)!,
    direction,
  )?.code;

test('the next bay is the nearest one in its direction, in the row or column as far as there is one', () => {
  expect([from('A1', [0, 1]), from('A1', [1, 0]), from('B2', [-1, 0]), from('B2', [0, -1])]).toEqual([
    ...['A2', 'B1', 'A2', 'B1'],
  ]);
  expect(from('B2', [1, 0])).toBe('C2');
  expect([from('A1', [-1, 0]), from('A2', [0, 1])]).toEqual([undefined, undefined]);
});
