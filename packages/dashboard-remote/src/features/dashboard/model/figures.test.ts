import { aRole, aUser } from '@slotwise/shared/testing';
import { roleShares, stepsAfter, withoutRole } from './figures';

const figures = (counts: Partial<Record<'warehouses' | 'users' | 'invitations', number | undefined>>) =>
  Object.entries(counts).map(([key, count]) => ({ key: key as 'users', count }));

test('a tenant that has just begun is told to add a warehouse and to invite somebody', () => {
  expect(stepsAfter(figures({ warehouses: 0, users: 1, invitations: 0 }))).toEqual(['add-warehouse', 'invite']);
});

test('a step that was taken is not offered again', () => {
  expect(stepsAfter(figures({ warehouses: 1, users: 1, invitations: 1 }))).toEqual([]);
  expect(stepsAfter(figures({ warehouses: 2, users: 3, invitations: 0 }))).toEqual([]);
});

test('nothing is offered on numbers that are not known, or not shown', () => {
  expect(stepsAfter(figures({ warehouses: undefined, users: undefined, invitations: 0 }))).toEqual([]);
  expect(stepsAfter([])).toEqual([]);
});

test('roles are measured against the largest one', () => {
  const shares = roleShares([
    aRole({ name: 'Empty' }),
    aRole({ name: 'Small', users: [aUser()] }),
    aRole({ name: 'Large', users: [aUser(), aUser()] }),
  ]);
  expect(shares.map(({ name, users, share }) => [name, users, share])).toEqual([
    ['Large', 2, 1],
    ['Small', 1, 0.5],
    ['Empty', 0, 0],
  ]);
  expect(roleShares([aRole({ name: 'Empty' })])).toMatchObject([{ share: 0 }]);
});

test('people without a role stand at the end, so that the rows add up to all users', () => {
  const none = withoutRole([aUser({ roleID: null }), aUser({ roleID: null }), aUser({ roleID: 'r' })]);
  expect(roleShares([aRole({ name: 'Small', users: [aUser()] })], none)).toMatchObject([
    { name: 'Small', users: 1, share: 0.5 },
    { name: null, users: 2, share: 1 },
  ]);
});
