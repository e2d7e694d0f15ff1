import { wordsIn } from '../words';
import { byName } from './roles-of-list';
import { faultOfList, prepare, tally } from './prepare';

const { say } = wordsIn('en');

const entry = (address: string, line = 1, name: string | null = null) => ({ address, line, name });
const states = (...addresses: string[]) =>
  prepare(addresses.map((address, index) => entry(address, index + 1))).map(({ state }) => state);

test('an entry is invited, or says why it is not', () => {
  const rows = prepare([
    entry('ann@x.com'),
    entry('nobody@x'),
    entry('nobody'),
    entry(''),
    entry(`${'a'.repeat(250)}@x.com`),
    entry('bo@x.com', 1, 'x'.repeat(121)),
    entry('12'),
    entry('nul\0@x.com'),
    entry('cy@x.com', 1, 'M\uFFFDller'),
    entry('0151 2345678'),
  ]);
  expect(rows.map(({ reason }) => reason && say(reason))).toEqual([
    null,
    'This is not a valid e-mail address.',
    'This is neither an e-mail address nor a phone number.',
    'There is no address.',
    'An e-mail address has at most 254 characters.',
    'The name has more than 120 characters.',
    'This is neither an e-mail address nor a phone number.',
    'It contains characters that cannot be read.',
    'It contains characters that cannot be read.',
    'A phone number needs its country code, such as +49.',
  ]);
});

test('the second of two is a duplicate, however it is written, and says of which line', () => {
  expect(states('Ann@X.com', 'ann@x.com')).toEqual(['valid', 'duplicate']);
  expect(states('+49 (30) 1234', '+49 30 12-34', '0049 301234')).toEqual(['valid', 'duplicate', 'invalid']);
  expect(states('bad@x', 'bad@x')).toEqual(['invalid', 'invalid']);
  expect(say(prepare([entry('a@x.com', 7), entry('a@x.com', 9)])[1]!.reason!)).toBe('The same as in line 7.');
});

test('500 may go at once; of more the list says how many to take out', () => {
  const rows = prepare(Array.from({ length: 501 }, (_, index) => entry(`a${index}@x.com`)));
  expect(faultOfList(tally(rows.slice(1)))).toBeNull();
  expect(say(faultOfList(tally(rows))!)).toBe(
    'At most 500 people can be invited at once, and here are 501. Take out 1, or send the list in parts.',
  );
  expect(tally(prepare([entry('a@x.com'), entry('a@x.com'), entry('-')]))).toEqual({
    valid: 1,
    duplicate: 1,
    invalid: 1,
  });
});

test('a role of the list is found by its name; one that there is not, or that cannot be given, says so', () => {
  const roles = byName([
    { id: 'p', name: 'Planner', exceeds: [] },
    { id: 'o', name: 'Owner', exceeds: ['manage_roles'] },
  ]);
  const asked = ['planner ', 'Owner', 'Boss'].map((role, at) => ({ ...entry(`a${at}@x.com`), role }));
  const rows = prepare([...asked, entry('b@x.com')], roles);
  expect(rows.map(({ roleId, faulty, reason }) => [roleId, faulty, reason && say(reason)])).toEqual([
    ['p', null, null],
    ['o', 'role', 'The role Owner grants more than you hold. Choose another.'],
    [null, 'role', 'There is no role “Boss”. Choose one.'],
    [null, null, null],
  ]);
});
