import { PERMISSIONS } from '@slotwise/contract/permissions';
import { aPermission, aRole, failure } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  alan,
  article,
  button,
  card,
  click,
  grace,
  hear,
  isOff,
  lead,
  lists,
  openBoard,
  picker,
  ROOMY,
} from '../../testing/board';

const STALE = 'This role has been updated elsewhere. Please refresh before continuing.';
const wide = ROOMY;
const edit = (name: string, what = 'Permissions') => click(button(`Edit ${what}`, card(name)));
const names = (role: string, list: string) =>
  Array.from(article(role).querySelectorAll(`ul[aria-label="${list}"] > li`), ({ textContent }) => textContent);

test('an edit is local until it is saved; then the whole list goes, with the version', async () => {
  const saved = { ...lead, version: 5, permissions: [aPermission('manage_roles'), aPermission('view_roles')] };
  const { platform } = await openBoard({
    ...wide,
    routes: { 'PATCH /role/permissions': () => ({ message: 'Saved.', role: saved }) },
  });
  edit('Shift Lead Team');
  click(button('Remove View users', card('Shift Lead Team')));
  expect(card('Shift Lead Team').getByText('−1 removed')).toBeVisible();
  expect(names('Shift Lead Team', 'Permissions')).toContain('View users, removed, not saved yet');
  expect(platform.fake.callsTo('PATCH /role/permissions')).toEqual([]);

  click(button('Save Permissions', card('Shift Lead Team')));
  await waitFor(() => expect(names('Shift Lead Team', 'Permissions')).toEqual(['Manage roles', 'View roles']));
  await waitFor(() => expect(platform.announcements).toContain('Permissions of Shift Lead Team saved'));
  const [call] = platform.fake.callsTo('PATCH /role/permissions');
  expect(call?.body).toEqual({ role_id: 'lead', permissions: [{ id: 'manage_roles' }, { id: 'view_roles' }] });
  expect(call?.headers.get('if-match')).toBe('"4"');
  expect(button('Edit Permissions', card('Shift Lead Team'))).toBeVisible();
});

test('nothing is to be saved before there is a change, and cancel keeps nothing', async () => {
  await openBoard(wide);
  edit('Picker');
  expect(isOff(button('Save Permissions', card('Picker')))).toBe(true);
  click(button('Remove View inventory', card('Picker')));
  expect(isOff(button('Save Permissions', card('Picker')))).toBe(false);
  click(button('Keep View inventory', card('Picker')));
  expect(isOff(button('Save Permissions', card('Picker')))).toBe(true);
  click(button('Remove View inventory', card('Picker')));
  click(button('Cancel', card('Picker')));
  expect(names('Picker', 'Permissions')).toEqual(['View inventory']);
});

test('the focus stays in the card when Edit gives way to Save, and Cancel to Edit', async () => {
  await openBoard(wide);
  const press = (name: string) => {
    act(() => button(name, card('Picker')).focus());
    click(button(name, card('Picker')));
  };
  press('Edit Permissions');
  expect(button('Add…', card('Picker'))).toHaveFocus();
  press('Cancel');
  expect(button('Edit Permissions', card('Picker'))).toHaveFocus();
});

test('local edits are undone and redone', async () => {
  await openBoard(wide);
  edit('Picker');
  expect(isOff(button('Undo', card('Picker')))).toBe(true);
  click(button('Remove View inventory', card('Picker')));
  click(button('Undo', card('Picker')));
  expect(card('Picker').getByText('No changes yet.')).toBeVisible();
  click(button('Redo', card('Picker')));
  expect(card('Picker').getByText('−1 removed')).toBeVisible();
  click(button('Keep View inventory', card('Picker')));
  expect(card('Picker').getByText('No changes yet.')).toBeVisible();
});

test('what the server refuses is restored exactly, with the draft, and a toast says why', async () => {
  let refuse = (_answer: Response) => {};
  const { platform } = await openBoard({
    ...wide,
    routes: { 'PATCH /role/permissions': () => new Promise<Response>((resolve) => (refuse = resolve)) },
  });
  edit('Shift Lead Team');
  click(button('Remove Manage roles', card('Shift Lead Team')));
  click(button('Save Permissions', card('Shift Lead Team')));
  await waitFor(() => expect(names('Shift Lead Team', 'Permissions')).toEqual(['View roles', 'View users']));
  expect(card('Shift Lead Team').getByText('Saving…')).toBeVisible();
  await waitFor(() => expect(platform.fake.callsTo('PATCH /role/permissions')).toHaveLength(1));
  await act(async () => refuse(failure('last_administrator')));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({
    intent: 'error',
    title: 'The permissions of Shift Lead Team were not saved',
  });
  expect(card('Shift Lead Team').getByText('3 permissions · 1 user')).toBeVisible();
  expect(names('Shift Lead Team', 'Permissions')).toEqual([
    'Manage roles, removed, not saved yet',
    'View roles',
    'View users',
  ]);
  click(button('Undo', card('Shift Lead Team')));
  expect(card('Shift Lead Team').getByText('No changes yet.')).toBeVisible();
});

test('a save that waits for the connection says so, and is given up with its draft as it was', async () => {
  await openBoard({ ...wide, routes: { 'PATCH /role/permissions': () => new Promise<Response>(() => {}) } });
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  edit('Picker');
  click(button('Remove View inventory', card('Picker')));
  click(button('Save Permissions', card('Picker')));
  expect(await card('Picker').findByText('Offline, waiting…')).toBeVisible();
  expect(card('Picker').queryByText('Saving…')).not.toBeInTheDocument();
  click(button('Cancel', card('Picker')));
  expect(await card('Picker').findByText('−1 removed')).toBeVisible();
  expect(names('Picker', 'Permissions')).toEqual(['View inventory, removed, not saved yet']);
  expect(card('Picker').queryByText('Offline, waiting…')).not.toBeInTheDocument();
  offline.mockRestore();
});

test('a change elsewhere while editing locks the card until a refresh, which keeps the edit', async () => {
  const newer = { ...picker, version: 8, permissions: [aPermission('view_inventory'), aPermission('count_inventory')] };
  const { platform } = await openBoard(wide);
  edit('Picker');
  click(button('Remove View inventory', card('Picker')));
  hear(platform, 'RoleUpdated', newer);
  expect(await card('Picker').findByText(STALE)).toBeVisible();
  for (const name of ['Save Permissions', 'Update', 'Delete', 'Add…']) {
    expect(isOff(button(name, card('Picker')))).toBe(true);
  }
  expect(card('Picker').queryByRole('button', { name: 'Remove View inventory' })).not.toBeInTheDocument();
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  expect(isOff(button('Edit Users', card('Picker')))).toBe(true);
  click(card('Picker').getByRole('tab', { name: /^Permissions/ }));

  platform.fake.on({ ...lists([newer, lead]), 'PATCH /role/permissions': () => ({ message: 'Saved.', role: newer }) });
  click(card('Picker').getAllByRole('button', { name: 'Refresh' }).at(-1)!);
  await waitFor(() => expect(card('Picker').queryByText(STALE)).not.toBeInTheDocument());
  expect(names('Picker', 'Permissions')).toEqual(['View inventory, removed, not saved yet', 'Count stock']);
  click(button('Save Permissions', card('Picker')));
  await waitFor(() => expect(platform.fake.callsTo('PATCH /role/permissions')).toHaveLength(1));
  expect(platform.fake.callsTo('PATCH /role/permissions')[0]?.headers.get('if-match')).toBe('"8"');
});

test('a save that the server finds outdated is stale too, and nothing is lost', async () => {
  const { platform } = await openBoard({
    ...wide,
    routes: { 'PATCH /role/permissions': () => failure('version_mismatch') },
  });
  edit('Picker');
  click(button('Remove View inventory', card('Picker')));
  click(button('Save Permissions', card('Picker')));
  expect(await card('Picker').findByText(STALE)).toBeVisible();
  expect(card('Picker').getByText('−1 removed')).toBeVisible();
  expect(platform.notices).toHaveLength(1);
});

test('a change elsewhere while nothing is edited is simply shown', async () => {
  const { platform } = await openBoard();
  hear(platform, 'RoleUpdated', { ...picker, version: 8, name: 'Order picker' });
  expect(await screen.findByRole('heading', { name: 'Order picker' })).toBeVisible();
  expect(screen.queryByText(STALE)).not.toBeInTheDocument();
});

test('the own save of one list does not make the edit of the other stale', async () => {
  const saved = { ...picker, version: 8, permissions: [] };
  const { platform } = await openBoard({
    ...wide,
    routes: { 'PATCH /role/permissions': () => ({ message: 'Saved.', role: saved }) },
  });
  edit('Picker');
  click(button('Remove View inventory', card('Picker')));
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  edit('Picker', 'Users');
  click(button('Remove Alan Turing', card('Picker')));
  click(card('Picker').getByRole('tab', { name: /^Permissions/ }));
  click(button('Save Permissions', card('Picker')));
  hear(platform, 'RoleUpdated', saved);
  await waitFor(() => expect(platform.announcements).toContain('Permissions of Picker saved'));
  expect(card('Picker').queryByText(STALE)).not.toBeInTheDocument();
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  expect(button('Keep Alan Turing', card('Picker'))).toBeVisible();
});

test('the second of two clicks on Edit, which finds Add under the pointer, opens nothing', async () => {
  await openBoard(wide);
  const add = (detail: number) => fireEvent.click(button('Add…', card('Picker')), { detail });
  // Once its code is there, a dialog opens with the click.
  add(1);
  click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  edit('Picker');
  add(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  add(1);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('who is moved is named with the role they lose, and has left the other card once it is saved', async () => {
  const role = { ...lead, version: 5, users: [ada, alan] };
  const { platform } = await openBoard({
    ...wide,
    routes: { 'PATCH /role/users': () => ({ message: 'Saved.', role }) },
  });
  click(card('Shift Lead Team').getByRole('tab', { name: /^Users/ }));
  click(button('Add…', card('Shift Lead Team')));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(`${alan.email} · moves from Picker`)).toBeVisible();
  click(dialog.getByLabelText(/^Alan Turing/));
  click(button('Add', dialog));
  expect(card('Shift Lead Team').getByText('Alan Turing moves here from Picker.')).toBeVisible();
  click(button('Save Users', card('Shift Lead Team')));
  expect(await card('Picker').findByText('1 permission · 0 users')).toBeVisible();
  await waitFor(() => expect(platform.fake.callsTo('PATCH /role/users')).toHaveLength(1));
  expect(platform.fake.callsTo('PATCH /role/users')[0]?.body.users).toEqual([{ id: 'user-1' }, { id: 'alan' }]);
});

test('who is left out is named', async () => {
  await openBoard(wide);
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  edit('Picker', 'Users');
  click(button('Remove Alan Turing', card('Picker')));
  expect(card('Picker').getByText('Alan Turing will be left without a role.')).toBeVisible();
});

test('what one does not hold is shown, off, with the reason; no user joins a role that allows more than one may', async () => {
  const mine = aRole({ id: 'mine', permissions: ['manage_roles', 'view_roles', 'view_users'] });
  await openBoard({ role: mine });
  click(button('Add…', card('Shift Lead Team')));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^View the audit trail/)).toBeDisabled();
  expect(dialog.getByText('You do not hold “View the audit trail”, so you cannot grant it.')).toBeVisible();
  click(button('Cancel', dialog));
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  expect(isOff(button('Add…', card('Picker')))).toBe(true);
});

test('a role with unsaved changes that is deleted elsewhere is told about', async () => {
  const { platform } = await openBoard(wide);
  edit('Picker');
  click(button('Remove View inventory', card('Picker')));
  hear(platform, 'RoleDeleted', { id: 'picker' });
  await waitFor(() => expect(platform.notices).toMatchObject([{ title: '“Picker” was deleted elsewhere' }]));
});

test('leaving the page with unsaved changes is asked about, and only then', async () => {
  await openBoard(wide);
  const leave = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  edit('Picker');
  expect(leave()).toBe(false);
  click(button('Remove View inventory', card('Picker')));
  expect(leave()).toBe(true);
});

test('a narrow card has its actions in a menu, and the short banner', async () => {
  const { platform } = await openBoard({ viewport: { width: 360, height: 700 } });
  expect(card('Picker').queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  click(button('More actions for Picker', card('Picker')));
  const items = (await screen.findAllByRole('menuitem')).map((one) => one.textContent);
  expect(items).toEqual([
    'Edit Permissions',
    'Edit Users',
    'Update',
    'Warehouses',
    'Picture',
    'Copy role',
    'Refresh',
    'Delete',
  ]);
  click(screen.getByRole('menuitem', { name: 'Edit Permissions' }));
  expect(button('Save Permissions', card('Picker'))).toBeVisible();
  hear(platform, 'RoleUpdated', { ...picker, version: 8 });
  expect(await card('Picker').findByText('Refresh to see the latest data.')).toBeVisible();
});

test('a drop area folds away and comes back', async () => {
  await openBoard(wide);
  click(button('Hide permissions', card('Picker')));
  expect(card('Picker').queryByText('View inventory')).not.toBeInTheDocument();
  click(button('Show permissions', card('Picker')));
  expect(card('Picker').getByText('View inventory')).toBeVisible();
});

test('of many permissions the first few are shown, all on asking', async () => {
  const all = aRole({ id: 'all', name: 'All', permissions: PERMISSIONS.map(({ name }) => name), users: [ada, grace] });
  await openBoard({ routes: lists([all]) });
  expect(names('All', 'Permissions')).toHaveLength(4);
  click(button('22 more', card('All')));
  expect(names('All', 'Permissions')).toHaveLength(26);
  click(button('Show fewer', card('All')));
  expect(names('All', 'Permissions')).toHaveLength(4);
  edit('All');
  expect(names('All', 'Permissions')).toHaveLength(9);
});
