import type { Member } from '@slotwise/contract';
import { allPermissions, aRole, aUser, aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UsersScreen from './users-screen';

configure({ defaultHidden: true });

const member: Member = {
  ...{ id: 'u9', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' },
  ...{ role: { id: 'r1', name: 'Picker' }, lastSeenAt: null, sessions: 0, twoFactor: false },
};

test('a name leads to what that person may do, beside the list', async () => {
  const grace = aUser({ id: 'u9', firstName: 'Grace', lastName: 'Hopper', roleID: 'r1' });
  const role = aRole({
    ...{ id: 'r1', name: 'Picker', permissions: ['view_inventory'], users: [grace] },
    warehouseIds: ['n'],
  });
  renderWithPlatform(<UsersScreen />, {
    path: '/users',
    routes: {
      'GET /members': () => ({ items: [member], nextCursor: null, matching: 1 }),
      'GET /mycompany/roles': () => ({ myRoles: [role] }),
      'GET /mycompany/permissions': () => ({ myPermissions: allPermissions() }),
      'GET /mycompany/users': () => ({ myUsers: [grace], nextCursor: null, total: 1, matching: 1 }),
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'n', name: 'North' })] }),
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  expect(await screen.findByText(/which grants 1 of 25 permissions/)).toBeVisible();
  expect(await screen.findByText('Only in North')).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'Picker' });
  expect(link).toHaveAttribute('href', '/roles?role=r1');
});
