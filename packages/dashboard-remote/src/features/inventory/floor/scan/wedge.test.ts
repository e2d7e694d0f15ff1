import { randomness } from '@slotwise/shared/testing';
import { Wedge, type Ended, type KeyField } from './wedge';

/** A field as the page has it: keys of the wedge go into it as well. */
class Box implements KeyField {
  readonly id = this;
  constructor(
    public value = '',
    readonly isNumber = true,
  ) {}
}

interface Typing {
  wedge?: Wedge;
  box?: Box;
  end?: string;
  at?: number;
}
/** Types each key so long after the one before, `end` last. */
function type(
  text: string,
  pauses: number | readonly number[],
  { wedge = new Wedge(), box, end = 'Enter', at = 1000 }: Typing = {},
) {
  let now = at;
  let ended: Ended | null = null;
  [...text, end].forEach((key, index) => {
    if (index > 0) now += typeof pauses === 'number' ? pauses : (pauses[index - 1] ?? 0);
    ended = wedge.take(key, now, box);
    if (box && key.length === 1) box.value += key;
  });
  return ended as Ended | null;
}
const codeOf = (ended: Ended | null) => (ended?.is === 'code' ? ended.code : ended);

test('what is typed fast and ended by Enter is one code, also in capitals', () => {
  expect(codeOf(type('4006381333931', 8))).toBe('4006381333931');
  const wedge = new Wedge();
  expect(codeOf(['Shift', 'A', '-', '0', '1', 'Enter'].map((key, at) => wedge.take(key, at)).at(-1) ?? null)).toBe(
    'A-01',
  );
  expect(wedge.take('Enter', 10)).toBeNull();
});

test('a short code is one at the pace of a scanner; what a hand presses is none', () => {
  expect(codeOf(type('L1', 40))).toBe('L1');
  expect(codeOf(type('7', 100))).toBe('7');
  expect(type('7', 200)).toBeNull();
  expect(type('AB', 200)).toBeNull();
  expect(type(' ', 8)).toBeNull();
  expect(type('L1', 8, { end: 'Tab' })).toBeNull();
  expect(type('12', 8, { box: new Box() })).toBeNull();
});

test('a key long before belongs to no code', () => {
  const wedge = new Wedge();
  wedge.take('x', 0);
  expect(codeOf(type('12345', 1, { wedge, at: 5000 }))).toBe('12345');
});

test('in a field only what no person types is a scan', () => {
  expect(codeOf(type('4006381333931', 8, { box: new Box('', false) }))).toBe('4006381333931');
  expect(type('4006381333931', 120, { box: new Box('', false) })).toBeNull();
  expect(type('125', 8, { box: new Box() })).toBeNull();
  expect(type('250000', 130, { box: new Box() })).toBeNull();
  expect(type('3,5', 8, { box: new Box() })).toBeNull();
  expect(type('-3', 8, { box: new Box() })).toBeNull();
});

test('a number has neither letters nor as many digits as a barcode, however slowly they come', () => {
  const box = new Box('15');
  expect(type('4006381333931', 300, { box })).toEqual({ is: 'code', code: '4006381333931', before: '15' });
  expect(type('A-01-11', 200, { box: new Box('4') })).toEqual({ is: 'code', code: 'A-01-11', before: '4' });
});

test('a scanner may end a code by Tab, with which a person moves on', () => {
  expect(codeOf(type('4006381333931', 8, { end: 'Tab' }))).toBe('4006381333931');
  expect(codeOf(type('4006381333931', 8, { box: new Box(), end: 'Tab' }))).toBe('4006381333931');
  expect(type('4006381333931', 120, { end: 'Tab' })).toBeNull();
  expect(type('4006381333931', 120, { box: new Box(), end: 'Tab' })).toBeNull();
  expect(type('12', 8, { end: 'Tab' })).toBeNull();
});

test('keys of a field never join those outside it', () => {
  const wedge = new Wedge();
  wedge.take('1', 0, new Box());
  wedge.take('0', 150, new Box());
  expect(codeOf(type('A-01-11', 10, { wedge, at: 600 }))).toBe('A-01-11');
  // Touched meanwhile, however soon.
  wedge.take('0', 1000, new Box());
  wedge.touch();
  expect(codeOf(type('A-01-11', 10, { wedge, at: 1010 }))).toBe('A-01-11');
});

test('of a code that goes into two fields no part is a code', () => {
  const wedge = new Wedge();
  const box = new Box();
  [...'400638'].forEach((key, at) => wedge.take(key, at * 10, box));
  expect(type('1333931', 10, { wedge, at: 60 })).toEqual({ is: 'broken' });
});

test('who corrects what they typed is no scanner', () => {
  const wedge = new Wedge();
  const box = new Box();
  const keys = ['1', '2', 'Backspace', '3', '4', 'Backspace', '5', '6', '7', '8', 'Enter'];
  expect(keys.map((key, at) => wedge.take(key, at * 300, box)).at(-1)).toBeNull();
});

test('whatever the pauses of a scanner, a part of a code is never a code', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const below = randomness(seed);
    const whole = (least: number, most: number) => least + below(most - least + 1);
    const isNumber = whole(0, 1) === 1;
    const length = whole(3, 20);
    const code = Array.from({ length }, () => String(whole(0, 9))).join('');
    const slow = [5, 45, 120, 400, 990][below(5)] ?? 5;
    const pauses = Array.from({ length }, () => (whole(0, 3) === 0 ? whole(1, slow) : whole(1, 30)));
    const box = whole(0, 2) === 0 ? undefined : new Box(String(whole(0, 999)), isNumber);
    const before = box?.value ?? '';
    const wedge = new Wedge();
    // A number that a person has typed before, and let stand.
    if (box && whole(0, 1) === 1) {
      [...'25'].forEach((key, at) => wedge.take(key, at * 180, box));
    }
    const ended = type(code, pauses, { wedge, box, at: 1500 });
    if (ended !== null) expect(ended).toEqual({ is: 'code', code, before });
    // A field of a number never keeps a text that no number can be.
    if (!box || (isNumber && length >= 7)) expect(ended).not.toBeNull();
  }
});
