import { bringInAdvance } from './in-advance';

const gone = () => Promise.reject(new Error('gone'));
const settle = () => jest.advanceTimersByTimeAsync(0);
let debug: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  debug = jest.spyOn(console, 'debug').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  debug.mockRestore();
});

test('what cannot be fetched is tried again in pauses that grow, one request for all, and said once', async () => {
  const first = jest.fn(gone);
  const second = jest.fn(() => Promise.resolve());
  const ends = [bringInAdvance(first)];
  await settle();
  ends.push(bringInAdvance(second));
  expect(second).not.toHaveBeenCalled();
  const asked = [];
  for (let seconds = 0; seconds < 300; seconds += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    if (seconds === 1) second.mockImplementation(gone);
    asked.push(first.mock.calls.length + second.mock.calls.length);
  }
  // After 2, 6, 14, 30, 62, 122, 182 and 242 seconds.
  expect(asked.at(-1)).toBe(9);
  expect(debug).toHaveBeenCalledTimes(1);
  ends.forEach((end) => end());
  expect(jest.getTimerCount()).toBe(0);
});

test('when the browser is online again all that waits is fetched, and a later failure is said again', async () => {
  const first = jest.fn(gone);
  const second = jest.fn(() => Promise.resolve());
  bringInAdvance(first);
  await settle();
  bringInAdvance(second);
  first.mockResolvedValue(undefined as never);
  dispatchEvent(new Event('online'));
  await settle();
  expect(first).toHaveBeenCalledTimes(2);
  expect(second).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(first).toHaveBeenCalledTimes(2);
  const end = bringInAdvance(jest.fn(gone));
  await settle();
  expect(debug).toHaveBeenCalledTimes(2);
  end();
});

test('one that is gone for good does not keep the others from coming', async () => {
  const end = bringInAdvance(gone);
  await settle();
  const other = jest.fn(() => Promise.resolve());
  bringInAdvance(other);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(other).toHaveBeenCalledTimes(1);
  end();
});

test('what was given up is not tried again', async () => {
  const load = jest.fn(gone);
  const end = bringInAdvance(load);
  end();
  await settle();
  await jest.advanceTimersByTimeAsync(300_000);
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(debug).not.toHaveBeenCalled();
});
