import { boardLayout } from './board-layout';

const at = (width: number, view: 'grid' | 'list' = 'grid') => boardLayout(width, view, 'comfortable');

test('the column is gone below the large breakpoint', () => {
  expect([at(1023).palette, at(1024).palette]).toEqual([false, true]);
});

test('a grid has two columns, on a phone one', () => {
  expect([at(1280).columns, at(768).columns, at(767).columns, at(1280, 'list').columns]).toEqual([2, 2, 1, 1]);
});

test('narrow cards are compact, and so is everything in compact density', () => {
  expect([at(320).compact, at(1280).compact, at(1280, 'list').compact, at(1920).compact]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(boardLayout(1920, 'list', 'compact').compact).toBe(true);
});
