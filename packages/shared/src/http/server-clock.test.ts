import { createServerClock } from './server-clock';

const at = (ms: number) => new Date(ms).toUTCString();
const noon = Date.UTC(2026, 0, 1, 12);

test("this machine's clock is believed while the answers do not contradict it", () => {
  const clock = createServerClock(() => noon);
  expect(clock.now()).toBe(noon);
  clock.learn(null, noon, noon);
  clock.learn('no date', noon, noon);
  clock.learn(at(noon), noon, noon + 40);
  expect(clock.now()).toBe(noon);
});

test('a clock that is a day off is corrected to within the second that the header tells', () => {
  const day = 24 * 3600_000;
  const clock = createServerClock(() => noon);
  clock.learn(at(noon - day), noon, noon + 30);
  expect(Math.abs(clock.now() - (noon - day))).toBeLessThanOrEqual(1000);
});

test('more answers confine it further', () => {
  const clock = createServerClock(() => noon);
  const real = 10_300;
  for (let i = 0; i < 20; i += 1) {
    const sent = noon + i * 370;
    clock.learn(at(sent + 10 + real), sent, sent + 20);
  }
  expect(Math.abs(clock.now() - noon - real)).toBeLessThanOrEqual(400);
});

test('a clock that is set anew is followed', () => {
  const clock = createServerClock(() => noon);
  clock.learn(at(noon + 60_000), noon, noon + 10);
  expect(clock.now()).toBeGreaterThan(noon + 59_000);
  clock.learn(at(noon), noon, noon + 10);
  expect(clock.now()).toBe(noon);
});
