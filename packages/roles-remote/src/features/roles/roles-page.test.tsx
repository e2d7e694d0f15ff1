import { aPermission, aRole, failure, me } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  alan,
  button,
  card,
  cards,
  catalogue,
  click,
  hear,
  isOff,
  item,
  lead,
  lists,
  openBoard,
  openPage,
  pageOfUsers,
  picker,
  query,
  ROOMY,
} from '../../testing/board';

const type = (placeholder: string, value: string) =>
  fireEvent.change(screen.getByPlaceholderText(placeholder), { target: { value } });
const options = (label: string, at = 0) =>
  Array.from(screen.getAllByLabelText<HTMLSelectElement>(label)[at]!.options, ({ text }) => text);
const choose = (label: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at]!, { target: { value } });

test('roles come with their counts and at most two initials, most permissions first', async () => {
  await openBoard();
  expect(screen.getByRole('heading', { level: 1, name: 'Role & Permission Management' })).toBeVisible();
  expect(screen.getByText('2 of 2 roles')).toBeVisible();
  expect(cards()).toEqual(['Shift Lead Team', 'Picker']);
  expect(card('Shift Lead Team').getByText('3 permissions · 1 user')).toBeVisible();
  expect(card('Shift Lead Team').getByText('SL')).toBeInTheDocument();
  expect(card('Picker').getByText('View inventory')).toBeVisible();
  click(card('Picker').getByRole('tab', { name: 'Users 1' }));
  expect(card('Picker').getByText('Alan Turing')).toBeVisible();
});

test('who decides sees how many requests for permissions are open, and comes to them', async () => {
  const request = { id: 'q1', user: { id: 'grace', name: 'Grace Hopper' }, permission: 'view_audit', reason: null };
  const open = { ...request, status: 'open', askedAt: '2026-11-22T10:00:00.000Z', endedAt: null } as const;
  const items = [1, 2, 3].map((number) => ({ ...open, id: `q${number}`, decidedBy: null, answer: null }));
  let nextCursor: string | null = null;
  const { unmount } = await openBoard({ routes: { 'GET /access-requests': () => ({ items, nextCursor }) } });
  const entry = await screen.findByRole('button', { name: 'Requests for permissions, 3 open' });
  expect(entry).toHaveTextContent('3');
  click(entry);
  expect(query().get('request')).toBe('');
  unmount();
  nextCursor = 'more';
  await openBoard({ routes: { 'GET /access-requests': () => ({ items, nextCursor }) } });
  expect(await screen.findByRole('button', { name: 'Requests for permissions, 3+ open' })).toBeVisible();
});

test('on paper each role stands with all of its permissions and users, and no card', async () => {
  await openBoard();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const table = within(screen.getByRole('table', { name: /^2 of 2 roles/ }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Shift Lead Team',
    'PickerWalks the aisles',
  ]);
  expect(table.getByRole('row', { name: /^Shift Lead Team/ })).toHaveTextContent(
    'Manage roles, View roles, View usersAda Owner',
  );
  expect(screen.getAllByRole('tab')[0]?.closest('[data-screen-only]')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});

test('on paper a role names a hundred of its users, and counts the others', async () => {
  const users = Array.from({ length: 103 }, (_, number) => ({ ...alan, id: `u${number}`, lastName: `No${number}.` }));
  await openBoard({ routes: lists([{ ...picker, users }]) });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const row = within(screen.getByRole('table', { name: /^1 of 1 role/ })).getByRole('row', { name: /^Picker/ });
  expect(row).toHaveTextContent(/Alan No0\., .*, Alan No99\. and 3 more$/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('the left column has its searches, filters, hints and counts', async () => {
  await openBoard();
  expect(screen.getByText('Showing 8 of 8 permissions')).toBeVisible();
  expect(await screen.findByText('Showing 3 of 3 users')).toBeVisible();
  expect(screen.getAllByText('Drag to assign')).toHaveLength(2);
  expect(options('Filter by Category').slice(0, 3)).toEqual(['All Categories', 'Inventory', 'Other']);
  expect(options('Filter by Action').slice(0, 3)).toEqual(['All Actions', 'Count', 'Manage']);
  expect(options('Filter by role')).toEqual(['All Roles', 'Picker', 'Shift Lead Team', 'Without a role']);
  expect(card('Picker').getByText('Drop permissions here to assign them')).toBeVisible();
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  expect(card('Picker').getByText('Drop users here to assign them')).toBeVisible();
});

test('the left column is searched and filtered, and says when nothing is left', async () => {
  await openBoard();
  choose('Filter by Category', 'roles');
  choose('Filter by Action', 'view');
  expect(screen.getByText('Showing 1 of 8 permissions')).toBeVisible();
  expect(item('view_roles')).toBeVisible();
  type('Search permissions...', 'inventory');
  expect(screen.getByText('No permissions found.')).toBeVisible();
  type('Search users...', 'HOPPER');
  expect(await screen.findByText('Showing 1 of 3 users')).toBeVisible();
  choose('Filter by role', 'Picker');
  expect(await screen.findByText('No users found.')).toBeVisible();
  await waitFor(() => expect(query().get('find-user')).toBe('HOPPER'));
});

test('roles are searched and filtered; what narrows them stands in a line and can be taken away', async () => {
  await openBoard();
  type('Search roles...', 'AISLES');
  expect(screen.getByText('1 of 2 roles')).toBeVisible();
  expect(cards()).toEqual(['Picker']);
  choose('Filter by Category', 'roles', 1);
  expect(screen.getByText('No roles found matching your search.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Active filters' })).toBeVisible();
  click(button(/^Search: AISLES/));
  expect(cards()).toEqual(['Shift Lead Team']);
  click(button(/^Category: Roles/));
  expect(cards()).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('who may not manage roles is told nothing of dragging', async () => {
  await openBoard({ role: aRole({ permissions: ['view_roles', 'view_users'] }) });
  expect(await screen.findByText('Showing 3 of 3 users')).toBeVisible();
  expect(screen.queryByText('Drag to assign')).toBeNull();
});

test('an empty result offers a way back', async () => {
  openPage({ path: '/roles?q=nobody' });
  click(await screen.findByRole('button', { name: 'Show all roles' }));
  expect(cards()).toHaveLength(2);
});

test('the layout can be switched, is remembered, and stands in the address', async () => {
  const { platform } = await openBoard();
  click(screen.getByTitle('Switch to List View'));
  expect(screen.getByTitle('Switch to Grid View')).toBeVisible();
  expect(platform.preferences.get('layout')).toBe('list');
  expect(query().get('view')).toBe('list');
});

test('an address opens with its search, filters and card', async () => {
  await openBoard({ path: '/roles?q=pick&category=inventory&role=picker&tab=users' });
  expect(cards()).toEqual(['Picker']);
  expect(screen.getByPlaceholderText('Search roles...')).toHaveValue('pick');
  expect(await card('Picker').findByText('Alan Turing')).toBeVisible();
  click(card('Picker').getByRole('link', { name: 'Picker' }));
  expect(query().get('role')).toBeNull();
});

test('below the large breakpoint the column is gone', async () => {
  await openBoard({ viewport: { width: 1023, height: 700 } });
  expect(screen.queryByPlaceholderText('Search permissions...')).not.toBeInTheDocument();
  expect(card('Picker').queryByText('Drop permissions here to assign them')).not.toBeInTheDocument();
  expect(button('Add…', card('Picker'))).toBeVisible();
});

test('until the lists are there the page says that it loads', async () => {
  openPage();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  await screen.findByText('2 of 2 roles');
});

test('a failed read says so and can be tried again', async () => {
  const { platform } = openPage({ routes: { 'GET /mycompany/permissions': () => failure('internal') } });
  expect(await screen.findByText('Error loading roles and permissions: Failed to fetch myPermissions')).toBeVisible();
  platform.fake.on(lists());
  click(button('Retry'));
  expect(await screen.findByText('2 of 2 roles')).toBeVisible();
});

test('Create does nothing until the lists are here, and keeps no click for later', async () => {
  let answer = () => undefined as void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const held = { 'GET /mycompany/permissions': () => late.then(() => ({ myPermissions: [] })) };
  openPage({ routes: { ...lists(), ...held } });
  await waitFor(() => expect(isOff(button('Create'))).toBe(true));
  click(button('Create'));
  answer();
  await waitFor(() => expect(isOff(button('Create'))).toBe(false));
  expect(screen.queryByText('Create New Role')).toBeNull();
  click(button('Create'));
  expect(await screen.findByText('Create New Role')).toBeInTheDocument();
});

test('the address of the action opens the dialog once, for those who may create a role', async () => {
  const { unmount } = await openBoard({ path: '/roles?create&view=list' });
  expect(await screen.findByText('Create New Role')).toBeInTheDocument();
  await waitFor(() => expect(query().toString()).toBe('view=list'));
  unmount();
  await openBoard({ path: '/roles?create', role: aRole({ permissions: ['view_roles', 'view_users'] }) });
  await waitFor(() => expect(query().toString()).toBe(''));
  expect(screen.queryByText('Create New Role')).toBeNull();
});

test('no roles at all is said in words', async () => {
  openPage({ routes: lists([]) });
  expect(await screen.findByText('No roles, permissions, or users found.')).toBeVisible();
});

test('who may only look reads, is told once why, and is offered nothing that does nothing', async () => {
  const role = aRole({ id: 'r', permissions: [aPermission('view_roles')] });
  const { platform, unmount } = await openBoard({ ...ROOMY, role });
  expect(screen.getAllByText('Changing roles needs the permission “Manage roles”.')).toHaveLength(1);
  for (const name of ['Create', 'Edit Permissions', 'Update', 'Delete', 'Add…', 'Copy role']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.getAllByRole('button').filter(isOff)).toEqual([]);
  expect(platform.fake.callsTo('GET /mycompany/users')).toEqual([]);
  unmount();
  await openBoard({ role });
  // The permissions beside the cards are text.
  expect(item('view_roles')).toHaveTextContent('View roles');
  expect(within(item('view_roles')).queryByRole('checkbox')).toBeNull();
});

test('who may not look asks the server for nothing', async () => {
  const { platform } = openPage({ role: aRole({ id: 'r' }), routes: {} });
  expect(await screen.findByText('You do not have access to this page')).toBeVisible();
  expect(platform.fake.callsTo('GET /mycompany/roles')).toEqual([]);
});

test('the staff of a WMS have the same page on their own routes', async () => {
  const { 'GET /mycompany/roles': _roles, ...others } = lists();
  await openBoard({
    me: me({ userType: 'wms', roleID: 'lead' }),
    routes: {
      ...others,
      'GET /mywms/roles': () => ({ myRoles: [picker] }),
      'GET /mywms/users': (asked) => pageOfUsers([], asked),
      'GET /mywms/permissions': () => ({ myPermissions: [aPermission('view_inventory')] }),
    },
  });
  expect(cards()).toEqual(['Picker']);
  expect(await screen.findByText('Showing 0 of 0 users')).toBeVisible();
});

test('a card keeps its place when its role changes, until another filter is chosen', async () => {
  const { platform } = await openBoard();
  expect(cards()).toEqual(['Shift Lead Team', 'Picker']);
  const grown = { ...picker, permissions: catalogue, version: 8 };
  hear(platform, 'RoleUpdated', grown);
  await waitFor(() => expect(card('Picker').getByText(/8 permissions/)).toBeVisible());
  expect(cards()).toEqual(['Shift Lead Team', 'Picker']);
  hear(platform, 'RoleCreated', aRole({ id: 'new', name: 'Auditor' }));
  await waitFor(() => expect(cards()).toEqual(['Shift Lead Team', 'Picker', 'Auditor']));
  fireEvent.change(screen.getByPlaceholderText('Search roles...'), { target: { value: 'e' } });
  await waitFor(() => expect(cards()).toEqual(['Picker', 'Shift Lead Team']));
});

test('what is not saved is saved with one button, the lists of all roles', async () => {
  const saved: string[] = [];
  let [first, second] = [picker, lead];
  const { platform } = await openBoard({
    ...ROOMY,
    routes: {
      'GET /mycompany/roles': () => ({ myRoles: [first, second] }),
      'PATCH /role/permissions': ({ body }: { body: { role_id: string; permissions: { id: string }[] } }) => {
        saved.push(`${body.role_id}: ${body.permissions.map(({ id }) => id).join(' ')}`);
        const role = body.role_id === 'picker' ? first : second;
        const next = {
          ...role,
          version: role.version + 1,
          permissions: body.permissions.map(({ id }) => aPermission(id as 'view_roles')),
        };
        if (role === first) first = next;
        else second = next;
        return { message: '', role: next };
      },
      'PATCH /role/users': ({ body }: { body: { role_id: string; users: { id: string }[] } }) => {
        saved.push(`${body.role_id}: ${body.users.map(({ id }) => id).join(' ')}`);
        first = { ...first, version: first.version + 1, users: [] };
        return { message: '', role: first };
      },
    },
  });
  click(button('Edit Permissions', card('Picker')));
  click(button('Remove View inventory', card('Picker')));
  click(button('Edit Permissions', card('Shift Lead Team')));
  click(button('Remove View users', card('Shift Lead Team')));
  click(card('Picker').getByRole('tab', { name: /Users/ }));
  click(button('Edit Users', card('Picker')));
  click(button('Remove Alan Turing', card('Picker')));
  click(await screen.findByText('2 roles not saved'));
  expect(await screen.findByRole('menuitem', { name: 'Show Picker' })).toBeInTheDocument();
  click(screen.getByRole('menuitem', { name: 'Save all' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ intent: 'success' }]));
  // Those of one role follow each other, each on the version that the one before made.
  expect(saved.sort()).toEqual(['lead: manage_roles view_roles', 'picker: ', 'picker: ']);
  expect(screen.queryByText(/not saved$/)).toBeNull();
});
