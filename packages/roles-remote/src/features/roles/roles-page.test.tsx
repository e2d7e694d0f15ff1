import type { Role } from '@slotwise/contract';
import { aPermission, aRole, aUser, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RolesPage } from './roles-page';

// Without a layout jsdom never gives a dialog the focus that makes Tabster show it to assistive technology; the browser
// journeys check that it does.
configure({ defaultHidden: true });

const owner = aRole({
  id: 'owner',
  name: 'Shift Owner Team',
  permissions: ['manage_roles', 'view_roles', 'view_users'],
  users: [
    aUser({ id: 'u1', firstName: 'Ada', lastName: 'Lovelace' }),
    aUser({ id: 'u2', firstName: 'Alan', lastName: 'Turing' }),
  ],
});
const picker = aRole({
  id: 'picker',
  name: 'Picker',
  description: 'Walks the aisles',
  permissions: ['view_inventory'],
});

const roles = (list: Role[]) => ({ 'GET /mycompany/roles': () => ({ myRoles: list }) });
const open = (options: TestPlatformOptions = { routes: roles([picker, owner]) }) =>
  renderWithPlatform(<RolesPage />, { ...options, path: '/roles' });
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

test('roles come with their counts, permissions, users and at most two initials, most permissions first', async () => {
  open();
  await screen.findByText('2 of 2 roles');
  expect(screen.getByRole('heading', { level: 1, name: 'Role & Permission Management' })).toBeVisible();
  expect(cards()).toEqual(['Shift Owner Team', 'Picker']);
  const card = within(screen.getAllByRole('article')[0]!);
  expect(card.getByText('3 permissions · 2 users')).toBeVisible();
  expect(card.getByText('manage_roles')).toBeVisible();
  expect(card.getByText('Ada Lovelace')).toBeVisible();
  expect(card.getByText('SO')).toBeInTheDocument();
});

test('the search narrows the list, says so, and offers a way back', async () => {
  open();
  await userEvent.type(await screen.findByPlaceholderText('Search roles...'), 'AISLES');
  expect(screen.getByText('1 of 2 roles')).toBeVisible();
  expect(cards()).toEqual(['Picker']);
  await userEvent.type(screen.getByPlaceholderText('Search roles...'), 'x');
  expect(screen.getByText('No roles found matching your search.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all roles' }));
  expect(cards()).toHaveLength(2);
});

test('the layout can be switched and is remembered', async () => {
  const { platform } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to List View' }));
  expect(screen.getByRole('button', { name: 'Switch to Grid View' })).toBeVisible();
  expect(platform.preferences.get('layout')).toBe('list');
});

test('a role is created with its name and description trimmed, and appears at once', async () => {
  const { platform } = open({
    routes: {
      ...roles([picker]),
      'POST /role': ({ body }) => ({ message: 'Created.', role: aRole({ id: 'new', name: body.name }) }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Create New Role')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Create Role' });
  await userEvent.type(dialog.getByLabelText(/^Name/), '   ');
  expect(submit).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Night shift ');
  await userEvent.type(dialog.getByLabelText('Description'), ' late ');
  await userEvent.click(submit);
  await screen.findByText('2 of 2 roles');
  expect(platform.fake.callsTo('POST /role').map(({ body }) => body)).toEqual([
    { name: 'Night shift', description: 'late' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.notices).toMatchObject([{ intent: 'success', title: 'Role “Night shift” created' }]);
});

test('a name that is taken is said at the field, and what was typed stays', async () => {
  const { platform } = open({ routes: { ...roles([picker]), 'POST /role': () => failure('name_taken') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Picker{Enter}');
  expect(await dialog.findByText('This name is already in use.')).toBeVisible();
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Picker');
  expect(platform.notices).toMatchObject([{ intent: 'error', title: 'The role was not created' }]);
  expect(platform.reports).toEqual([]);
});

test('deleting names the number of users and needs a confirmation', async () => {
  const { platform } = open({
    routes: { ...roles([owner, picker]), 'DELETE /role': () => ({ message: 'Deleted.' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Shift Owner Team' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^2 users will be left without a role/)).toBeVisible();
  expect(platform.fake.callsTo('DELETE /role')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('1 of 1 roles');
  expect(platform.fake.callsTo('DELETE /role').map(({ body }) => body)).toEqual([{ role_id: 'owner' }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a refused deletion keeps the role and says why', async () => {
  const { platform } = open({
    routes: { ...roles([owner]), 'DELETE /role': () => failure('last_administrator') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Shift Owner Team' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ intent: 'error' }]));
  expect(platform.notices[0]?.body).toContain('must keep the permission manage_roles');
  expect(screen.getByText('1 of 1 roles')).toBeInTheDocument();
});

test('a failed read says so and can be tried again', async () => {
  const { platform } = open({ routes: { 'GET /mycompany/roles': () => failure('internal') } });
  expect(await screen.findByText('Error loading roles and permissions: Failed to fetch myRoles')).toBeVisible();
  platform.fake.on(roles([picker]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 of 1 roles')).toBeVisible();
});

test('no roles at all is said in words', async () => {
  open({ routes: roles([]) });
  expect(await screen.findByText('No roles, permissions, or users found.')).toBeVisible();
});

test('who may only look is told why Create is off and is offered no deletion', async () => {
  open({ role: aRole({ id: 'r', permissions: [aPermission('view_roles')] }), routes: roles([picker]) });
  await screen.findByText('1 of 1 roles');
  expect(screen.getByRole('button', { name: 'Create' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /More actions/ })).not.toBeInTheDocument();
});

test('who may not look asks the server for nothing', async () => {
  const { platform } = open({ role: aRole({ id: 'r' }), routes: {} });
  expect(await screen.findByText('You do not have access to this page')).toBeVisible();
  expect(platform.fake.callsTo('GET /mycompany/roles')).toEqual([]);
});
