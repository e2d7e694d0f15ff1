import type { Invitation } from '@slotwise/contract';
import { aRole, allPermissions, anInvitation, failure } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, invitations, open } from '../../../testing/invitations';

const own = aRole({
  id: 'own',
  name: 'Manager',
  permissions: ['view_roles', 'view_invitations', 'manage_invitations'],
});
const roles = [
  aRole({ id: 'owner', name: 'Owner', permissions: allPermissions() }),
  own,
  aRole({ id: 'member', name: 'Member', permissions: ['view_roles'] }),
];
const pending = anInvitation({ email: 'grace@example.com', roleID: 'member' });

type Change = FakeRoutes['PATCH /invitation/role'];

async function openMenu(change: Change, list: Invitation[] = [pending]) {
  const routes = { 'GET /mycompany/roles': () => ({ myRoles: roles }), 'PATCH /invitation/role': change };
  const rendered = open({ role: own, routes: { ...invitations(list), ...routes } });
  fireEvent.click(await button(/^More about/));
  return rendered;
}
async function openDialog(change: Change) {
  const rendered = await openMenu(change);
  fireEvent.click(await screen.findByText('Change role'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of an invitation' }));
  await waitFor(() => expect(dialog.queryByText('Loading...')).toBeNull());
  return { ...rendered, dialog, submit: dialog.getByText('Change role', { selector: 'button' }) };
}

test('whoever has not answered gets another role in one step, which is said', async () => {
  const { platform, dialog, submit } = await openDialog(() => ({
    message: '',
    invitation: { ...pending, roleID: 'own' },
  }));
  const field = dialog.getByLabelText('Role');
  expect(field).toHaveValue('member');
  // There is nothing to change yet.
  expect(submit).toBeDisabled();
  expect(within(field).getByText(/^Owner/)).toBeDisabled();
  fireEvent.change(field, { target: { value: 'own' } });
  fireEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.fake.callsTo('PATCH /invitation/role').map(({ body }) => body)).toEqual([
    { invitation_id: pending.id, role_id: 'own' },
  ]);
  expect(platform.notices).toMatchObject([{ title: 'grace@example.com is now invited as Manager' }]);
});

test('what the server refuses is said in the dialog, which stays', async () => {
  const { dialog, submit } = await openDialog(() => failure('outranked'));
  fireEvent.change(dialog.getByLabelText('Role'), { target: { value: 'own' } });
  fireEvent.click(submit);
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Role')).toHaveValue('own');
});

test('an invitation that is over has no role to change', async () => {
  await openMenu(() => failure('invitation_not_pending'), [{ ...pending, status: 'canceled' }]);
  expect(await screen.findByText('Timeline')).toBeVisible();
  expect(screen.queryByText('Change role')).toBeNull();
});
