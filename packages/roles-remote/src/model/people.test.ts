import { aRole, aUser } from '@slotwise/shared/testing';
import { peopleOf } from './people';

const ada = aUser({ id: 'ada', roleID: 'picker', role: { name: 'Picker' } });
const alan = aUser({ id: 'alan', roleID: 'gone', role: { name: 'Gone' } });
const grace = aUser({ id: 'grace' });

test('people of roles and loaded ones are known, each once', () => {
  const people = peopleOf([aRole({ id: 'picker', name: 'Picker', users: [ada] })], [ada, grace]);
  expect([...people.keys()]).toEqual(['ada', 'grace']);
  expect(people.get('ada')).toBe(ada);
  expect(people.get('grace')).toBe(grace);
});

test('the roles say who has which, not what was loaded earlier', () => {
  const people = peopleOf([aRole({ id: 'lead', name: 'Lead', users: [ada] })], [ada, alan]);
  expect(people.get('ada')).toMatchObject({ roleID: 'lead', role: { name: 'Lead' } });
  expect(people.get('alan')).toMatchObject({ roleID: null, role: null });
});
