import { wordsIn } from '../../../words';
import { countdown, shownLeft } from './countdown';

const { say } = wordsIn('en');

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const left = (ms: number) => countdown(0, 0, ms);

test.each([
  [6 * day + 4 * hour + 59 * minute, '6d 4h', '6 days and 4 hours'],
  [day, '1d 0h', '1 day and 0 hours'],
  [day - 1000, '23h 59m', '23 hours and 59 minutes'],
  [hour, '1h 00m', '1 hour and 0 minutes'],
  [hour - 1000, '59m 59s', '59 minutes and 59 seconds'],
  [minute + 1000, '1m 01s', '1 minute and 1 second'],
  [999, '0m 00s', '0 minutes and 0 seconds'],
])('%i ms reads %s', (ms, text, spoken) => {
  expect(say(left(ms).text)).toBe(text);
  expect(say(left(ms).spoken)).toBe(`Expires in ${spoken}`);
});

test('it never runs below zero', () => {
  expect(countdown(10_000, 0, 5000)).toMatchObject({
    left: 0,
    text: { values: { minutes: 0, seconds: '00' } },
    share: 0,
  });
});

test('amber under an hour, red under five minutes', () => {
  expect([left(hour), left(hour - 1), left(5 * minute), left(5 * minute - 1)].map(({ urgency }) => urgency)).toEqual([
    'calm',
    'soon',
    'soon',
    'now',
  ]);
});

test('the ring shows the part of the lifetime that is left', () => {
  expect(countdown(25, 0, 100).share).toBe(0.75);
  expect(countdown(-50, 0, 100).share).toBe(1);
  expect(countdown(0, 5, 5).share).toBe(0);
});

test('what is drawn only when it changes reads as if it were drawn every second', () => {
  const life = 7 * day;
  for (const ms of [0, 1, 999, 59 * minute, hour - 1, hour, day - 1, day, 6 * day + 5 * hour + 1234]) {
    const exact = countdown(life - ms, 0, life);
    const drawn = countdown(life - shownLeft(ms), 0, life);
    expect([drawn.text, drawn.spoken, drawn.urgency]).toEqual([exact.text, exact.spoken, exact.urgency]);
  }
  expect(shownLeft(-5)).toBe(0);
});
