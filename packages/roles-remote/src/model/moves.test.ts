import { aRole, aUser } from '@slotwise/shared/testing';
import { listed, losersOf, moveWarnings, movesOf, nameOf, roleLessWarning } from './moves';
import { wordsIn } from '../words';

const { t } = wordsIn('en');
const user = (id: string, roleID: string | null, role = roleID) =>
  aUser({ id, firstName: id, lastName: '', roleID, role: role === null ? null : { name: role } });
const users = new Map(
  [
    user('Ada', 'picker', 'Picker'),
    user('Alan', 'picker', 'Picker'),
    user('Grace', null),
    user('Kay', 'lead', 'Lead'),
  ].map((one) => [one.id, one]),
);

test('who has another role is named with it, who has none or this one is not', () => {
  expect(moveWarnings(t, movesOf(['Ada', 'Grace', 'Kay', 'Alan', 'unknown'], users, 'night'))).toEqual([
    'Ada and Alan move here from Picker.',
    'Kay moves here from Lead.',
  ]);
  expect(movesOf(['Kay'], users, 'lead')).toEqual([]);
});

test('a long list is cut, but never to save one name', () => {
  expect(listed(t, ['a', 'b', 'c', 'd'])).toBe('a, b, c and d');
  expect(listed(t, ['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more');
  expect(listed(t, ['a'])).toBe('a');
});

test('who is left out is told to be left without a role', () => {
  expect(roleLessWarning(t, [])).toBeNull();
  expect(roleLessWarning(t, ['Ada', 'Alan'])).toBe('Ada and Alan will be left without a role.');
});

test('roles that lose somebody are found by who is in them', () => {
  const picker = aRole({ id: 'picker', users: [user('Ada', 'picker')] });
  const night = aRole({ id: 'night', users: [user('Alan', 'night')] });
  expect(losersOf(['Ada', 'Alan'], [picker, night, aRole()], 'night')).toEqual([picker]);
});

test('somebody without a name is called by their address', () => {
  expect(nameOf({ firstName: ' ', lastName: '', email: 'x@example.com' })).toBe('x@example.com');
});
