import type { LiveCache } from '@slotwise/shared/remote';
import { overviewSoon } from './overview-soon';

const aCache = () => {
  const reload = jest.fn();
  return { cache: { reload } as unknown as LiveCache, reads: () => reload.mock.calls.length };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what goes on without end has the overview read every five seconds, and the last of it once more', () => {
  const { cache, reads } = aCache();
  const seen: number[] = [];
  for (let second = 0; second < 12; second++) {
    for (let booking = 0; booking < 10; booking++) {
      overviewSoon(cache);
      jest.advanceTimersByTime(100);
    }
    seen.push(reads());
  }
  expect(seen).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]);
  jest.advanceTimersByTime(60_000);
  expect(reads()).toBe(4);
});

test('each cache has its own reading', () => {
  const [one, other] = [aCache(), aCache()];
  overviewSoon(one.cache);
  overviewSoon(other.cache);
  jest.advanceTimersByTime(1_000);
  expect([one.reads(), other.reads()]).toEqual([1, 1]);
});
