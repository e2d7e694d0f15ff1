import { dayOf, instantsOf } from './instants-of';

test('a range is from the first midnight of its days to the one after them, over the end of a year as well', () => {
  expect(instantsOf({ start: '2021-12-30', end: '2021-12-31' })).toEqual({
    from: new Date(2021, 11, 30).toISOString(),
    to: new Date(2022, 0, 1).toISOString(),
  });
});

test('the day of an instant is that of the clock on the wall', () => {
  const late = new Date(2022, 2, 1, 23, 59).toISOString();
  expect(dayOf(late)).toBe('2022-03-01');
  expect(dayOf(late, 1)).toBe('2022-02-28');
});
