import { aPermission, aRole, aUser } from '@slotwise/shared/testing';
import { afterSave, takenBack, withRole } from './optimistic';

const ada = aUser({ id: 'ada', roleID: 'picker', role: { name: 'Picker' } });
const alan = aUser({ id: 'alan', roleID: 'lead', role: { name: 'Lead' } });
const picker = aRole({ id: 'picker', name: 'Picker', users: [ada], permissions: ['view_roles'] });
const lead = aRole({ id: 'lead', name: 'Lead', users: [alan] });
const spare = aRole({ id: 'spare' });
const lists = {
  roles: [picker, lead, spare],
  userById: new Map([ada, alan].map((user) => [user.id, user])),
  permissionById: new Map([aPermission('view_roles'), aPermission('view_users')].map((one) => [one.id, one])),
};

test('saved permissions are those of the full list, and nothing else is touched', () => {
  const roles = afterSave(lists, picker, 'permissions', ['view_users', 'unknown']);
  expect(roles[0]?.permissions).toEqual([aPermission('view_users')]);
  expect(roles.slice(1)).toEqual([lead, spare]);
});

test('saved users leave their former role, and who is left out has none', () => {
  const roles = afterSave(lists, lead, 'users', ['ada']);
  expect(roles.map((role) => role.users.map(({ id }) => id))).toEqual([[], ['ada'], []]);
  expect(roles[2]).toBe(spare);
  expect(roles[1]?.users).toMatchObject([{ id: 'ada', roleID: 'lead', role: { name: 'Lead' } }]);
});

test('a refusal restores exactly what was', () => {
  const shown = afterSave(lists, lead, 'users', ['ada']);
  expect(takenBack(shown, lists.roles, shown)).toEqual(lists.roles);
});

test('what arrived in the meantime is not undone by a refusal', () => {
  const shown = afterSave(lists, lead, 'users', ['ada']);
  const newer = { ...lead, version: 2 };
  const now = shown.map((role) => (role.id === 'lead' ? newer : role));
  expect(takenBack([...now, aRole({ id: 'new' })], lists.roles, shown).map(({ id }) => id)).toEqual([
    'picker',
    'lead',
    'spare',
    'new',
  ]);
  expect(takenBack(now, lists.roles, shown)[1]).toBe(newer);
});

test('an answer replaces the role, is added, or is older than what is known', () => {
  expect(withRole([picker], { ...picker, version: 2 })[0]?.version).toBe(2);
  expect(withRole([], picker)).toEqual([picker]);
  expect(withRole([{ ...picker, version: 3 }], picker)[0]?.version).toBe(3);
});
