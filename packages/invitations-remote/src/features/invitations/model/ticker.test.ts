import { createTicker } from './ticker';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) + 300 }));
afterEach(() => jest.useRealTimers());

const seen = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('one timer for all listeners, on whole seconds, gone with the last of them', () => {
  const ticker = createTicker(Date.now);
  const heard: number[] = [];
  const ends = [1, 2, 3].map(() => ticker.subscribe(() => heard.push(ticker.now() % 1000)));
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(700);
  expect(heard).toEqual([0, 0, 0]);
  jest.advanceTimersByTime(1000);
  expect(heard).toHaveLength(6);
  for (const end of ends) end();
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that is not seen does not tick, and is right at once when it comes back', () => {
  const ticker = createTicker(Date.now);
  const heard = jest.fn();
  ticker.subscribe(heard);
  seen('hidden');
  heard.mockClear();
  jest.advanceTimersByTime(60_000);
  expect(heard).not.toHaveBeenCalled();
  seen('visible');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(ticker.now()).toBe(Date.now());
});

test('a listener that ends another one while being told does no harm', () => {
  const ticker = createTicker(Date.now);
  let end: () => void = () => undefined;
  ticker.subscribe(() => end());
  const late = jest.fn();
  end = ticker.subscribe(late);
  jest.advanceTimersByTime(5000);
  expect(late.mock.calls.length).toBeLessThanOrEqual(1);
});
