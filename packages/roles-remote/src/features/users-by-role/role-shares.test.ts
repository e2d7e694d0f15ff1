import { aRole, aUser } from '@slotwise/shared/testing';
import { roleShares } from './role-shares';

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
  expect(roleShares([aRole({ name: 'Small', users: [aUser()] })], 2)).toMatchObject([
    { name: 'Small', users: 1, share: 0.5 },
    { name: null, users: 2, share: 1 },
  ]);
});
