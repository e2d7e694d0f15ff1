import { Wedge } from './wedge';

/** Types each key `pause` milliseconds after the one before, `end` last. */
function typed(text: string, pause: number, isInField = false, end = 'Enter') {
  const wedge = new Wedge();
  return [...text, end].map((key, at) => wedge.take(key, 1000 + at * pause, isInField)).at(-1) ?? null;
}

test('what is typed fast and ended by Enter is one code, also in capitals', () => {
  expect(typed('4006381333931', 8)).toBe('4006381333931');
  const wedge = new Wedge();
  expect(['Shift', 'A', '-', '0', '1', 'Enter'].map((key, at) => wedge.take(key, at)).at(-1)).toBe('A-01');
  expect(wedge.take('Enter', 10)).toBeNull();
});

test('a key long before belongs to no code', () => {
  const wedge = new Wedge();
  wedge.take('x', 0);
  expect([...'12345', 'Enter'].map((key, at) => wedge.take(key, 5000 + at)).at(-1)).toBe('12345');
});

test('in a field only what no person types is a scan', () => {
  expect(typed('4006381333931', 8, true)).toBe('4006381333931');
  expect(typed('4006381333931', 120, true)).toBeNull();
  expect(typed('125', 8, true)).toBeNull();
});

test('a scanner may end a code by Tab, with which a person moves on', () => {
  expect(typed('4006381333931', 8, false, 'Tab')).toBe('4006381333931');
  expect(typed('4006381333931', 8, true, 'Tab')).toBe('4006381333931');
  expect(typed('4006381333931', 120, false, 'Tab')).toBeNull();
  expect(typed('12', 8, false, 'Tab')).toBeNull();
});
