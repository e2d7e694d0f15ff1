import { BatchSize } from './batch-size';

test('a batch that takes too long makes the next one shorter, a quick one longer, within limits', () => {
  const size = new BatchSize();
  const first = size.rows;
  size.note(first, 350);
  expect(size.rows).toBe(Math.max(20, first / 10));
  for (let time = 0; time < 30; time++) size.note(size.rows, 1);
  expect(size.rows).toBe(1000);
  size.note(1000, 100);
  expect(size.rows).toBe(350);
  size.note(350, 1_000_000);
  expect(size.rows).toBe(20);
});

test('a short rest does not change it', () => {
  const size = new BatchSize();
  const before = size.rows;
  size.note(3, 20);
  expect(size.rows).toBe(before);
});

test('work whose rows are dear begins with few of them, and comes down to one', () => {
  const size = new BatchSize({ targetMs: 20, first: 4, least: 1 });
  expect(size.rows).toBe(4);
  size.note(4, 400);
  expect(size.rows).toBe(1);
});
