import type { ApiFault } from '../errors';
import { createLimits, type Quota } from './limits';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const limits = () => createLimits(1, undefined);
/** @returns seconds to wait; 0: it was let through */
const tried = (within: ReturnType<typeof createLimits>, quotas: readonly Quota[]): Promise<number> =>
  within.consume(quotas).then(
    () => 0,
    (fault: ApiFault) => Number(fault.headers['retry-after']),
  );

test('who uses up their guesses at an address waits twice as long each further time, up to a quarter of an hour', async () => {
  const own = limits();
  const source: Quota[] = [['loginAddressSource', 'address source']];
  const waits: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    for (let n = 0; n < 10; n += 1) expect(await tried(own, source)).toBe(0);
    const wait = await tried(own, source);
    waits.push(wait);
    await jest.advanceTimersByTimeAsync((wait - 1) * 1000);
    expect(await tried(own, source)).toBeGreaterThan(0);
    await jest.advanceTimersByTimeAsync(1001);
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  expect(await tried(own, [['loginAddressSource', 'address another']])).toBe(0);
});

test('an address at which many guess takes a few guesses from each fresh source, and not without end', async () => {
  const own = limits();
  const from = (source: number): Quota[] => [
    [
      'loginAddress',
      'address',
      [
        ['loginFresh', `address ${source}`],
        ['loginHot', 'address'],
      ],
    ],
  ];
  for (let n = 0; n < 100; n += 1) expect(await tried(own, from(0))).toBe(0);
  const results: number[] = [];
  for (let n = 0; n < 4; n += 1) results.push(await tried(own, from(1)));
  expect(results).toEqual([0, 0, 0, 900]);
  let passed = 3;
  for (let source = 2; source < 120; source += 1) {
    for (let n = 0; n < 2; n += 1) if ((await tried(own, from(source))) === 0) passed += 1;
  }
  expect(passed).toBe(200);
  // The right one is no guess.
  await jest.advanceTimersByTimeAsync(60_000);
  for (let n = 0; n < 100; n += 1) await tried(own, from(0));
  for (let n = 0; n < 10; n += 1) expect(await own.attempt(from(500), () => Promise.resolve('in'))).toBe('in');
});
