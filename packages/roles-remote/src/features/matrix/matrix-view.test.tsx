import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { queryKeys, useSession } from '@slotwise/shared/session';
import { allPermissions, aRole, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { BoardProvider } from '../../drafts/board-data';
import { useBoardLists } from '../../drafts/use-board-lists';
import MatrixView from './matrix-view';

const picker = aRole({ id: 'picker', name: 'Picker', permissions: ['view_roles'], version: 3 });
const clerk = aRole({ id: 'clerk', name: 'Clerk', permissions: [], version: 7 });
const owner = aRole({ id: 'owner', name: 'Owner', permissions: allPermissions(), version: 1 });
const team = [picker, owner, clerk];

function Loaded() {
  const { me } = useSession(usePlatform());
  const { data } = useBoardLists(me!);
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      {data && (
        <BoardProvider value={data}>
          <MatrixView roles={data.roles} />
        </BoardProvider>
      )}
    </>
  );
}

const lists = (roles: Role[]): TestPlatformOptions['routes'] => ({
  'GET /mycompany/roles': () => ({ myRoles: roles }),
  'GET /mycompany/permissions': () => ({ myPermissions: allPermissions() }),
  'GET /mycompany/users': () => ({ myUsers: [] }),
});
const open = async (roles: Role[] = team, { routes, ...options }: TestPlatformOptions = {}) => {
  const rendered = renderWithPlatform(
    <Provider>
      <Loaded />
    </Provider>,
    { role: owner, routes: { ...lists(roles), ...routes }, ...options },
  );
  await screen.findByLabelText(/^(Permissions of roles|Role)$/);
  return rendered;
};
const cell = (permission: string, role: string) => screen.getByLabelText(`${permission}, ${role}`);
const names = () => screen.getAllByRole('rowheader').map((header) => header.firstChild?.textContent);

test('roles by name, permissions under their categories, and what is held', async () => {
  await open();
  const grid = screen.getByRole('grid', { name: 'Permissions of roles' });
  expect(grid).toHaveAttribute('aria-rowcount', '5');
  expect(grid).toHaveAttribute('aria-colcount', String(allPermissions().length + 1));
  expect(names()).toEqual(['Clerk', 'Owner', 'Picker']);
  expect(within(grid).getByRole('columnheader', { name: 'Invitations' })).toHaveAttribute('aria-colspan', '2');
  expect(cell('View roles', 'Picker')).toBeChecked();
  expect(cell('View roles', 'Clerk')).not.toBeChecked();
});

test('one stop for Tab; arrows move, Space changes, Home and End lead to the edges', async () => {
  await open();
  await userEvent.tab();
  expect(cell('Change pictures', 'Clerk')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} ');
  expect(cell('View invitations', 'Picker')).toHaveFocus();
  expect(cell('View invitations', 'Picker')).toBeChecked();
  expect(cell('View invitations', 'Picker')).toHaveAccessibleDescription('Added, not saved yet.');
  expect(screen.getByText('+1 −0 in 1 role')).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(screen.getAllByRole('rowheader')[2]).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}');
  expect(cell('Manage remotes', 'Clerk')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});

test('each changed role is saved by itself, on the version it was changed on', async () => {
  const { platform } = await open(team, {
    routes: {
      'PATCH /role/permissions': ({ body }) => ({
        message: 'Done.',
        role: { ...team.find(({ id }) => id === body.role_id)!, version: 9, permissions: [] },
      }),
    },
  });
  await userEvent.click(cell('View warehouses', 'Picker'));
  await userEvent.click(cell('View roles', 'Picker'));
  await userEvent.click(cell('View warehouses', 'Clerk'));
  expect(screen.getByText('+2 −1 in 2 roles')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save Permissions' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ intent: 'success', title: '2 of 2 roles saved' }]));
  const calls = platform.fake.callsTo('PATCH /role/permissions');
  expect(calls.map(({ body, headers }) => [body.role_id, body.permissions, headers.get('if-match')])).toEqual([
    ['picker', [{ id: 'view_warehouses' }], '"3"'],
    ['clerk', [{ id: 'view_warehouses' }], '"7"'],
  ]);
  expect(screen.queryByText(/in 2 roles/)).not.toBeInTheDocument();
});

test('a refused role is named with its reason and keeps its changes; the others are saved', async () => {
  const { platform } = await open(team, {
    routes: {
      'PATCH /role/permissions': ({ body }) =>
        body.role_id === 'picker'
          ? failure('last_administrator')
          : { message: 'Done.', role: { ...clerk, version: 8, permissions: [allPermissions()[0]!] } },
    },
  });
  await userEvent.click(cell('View warehouses', 'Picker'));
  await userEvent.click(cell('Change pictures', 'Clerk'));
  await userEvent.click(screen.getByRole('button', { name: 'Save Permissions' }));
  expect(await screen.findByText('One role was not saved.')).toBeVisible();
  expect(screen.getByText(/^Picker: .*must keep the permission “Manage roles”/)).toBeVisible();
  expect(platform.notices).toMatchObject([{ intent: 'error', title: '1 of 2 roles saved' }]);
  expect(screen.getByText('+1 −0 in 1 role')).toBeVisible();
  await waitFor(() => expect(cell('View warehouses', 'Picker')).toBeChecked());
});

test('what I do not hold I cannot give, and I am told why', async () => {
  const { platform } = await open(team, {
    role: aRole({ id: 'r', permissions: ['manage_roles', 'view_roles', 'view_users'] }),
  });
  const blocked = cell('View the audit trail', 'Clerk');
  expect(blocked).toHaveAttribute('aria-disabled', 'true');
  expect(blocked).toHaveAccessibleDescription('You do not hold “View the audit trail”, so you cannot grant it.');
  await userEvent.click(blocked);
  expect(blocked).not.toBeChecked();
  expect(platform.announcements).toEqual(['You do not hold “View the audit trail”, so you cannot grant it.']);
});

test('who may only look reads marks, and is offered no changes', async () => {
  const role = aRole({ id: 'r', permissions: ['view_roles', 'view_users'] });
  const { unmount } = await open(team, { role });
  const held = cell('View roles', 'Picker');
  expect(held).toBeChecked();
  expect(held).toHaveAttribute('aria-readonly', 'true');
  expect(held).not.toHaveAttribute('aria-disabled');
  for (const name of ['Undo', 'Discard', 'Save Permissions']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  unmount();
  await open(team, { role, viewport: { width: 320, height: 640 } });
  await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
  await userEvent.keyboard('pick{Enter}');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/^View roles/)).toHaveTextContent('View roles, held');
});

test('a role that changed elsewhere is locked until it is refreshed, and keeps the changes', async () => {
  const roles = [...team];
  const { platform } = await open(roles, { routes: { 'GET /mycompany/roles': () => ({ myRoles: roles }) } });
  await userEvent.click(cell('View warehouses', 'Picker'));
  roles[0] = { ...picker, version: 4, description: 'Elsewhere' };
  act(() => void platform.queryClient.setQueryData(queryKeys.list('company', 'roles'), [...roles]));
  const refresh = await screen.findByRole('button', { name: 'Refresh Picker' });
  expect(cell('View roles', 'Picker')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(refresh);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refresh Picker' })).not.toBeInTheDocument());
  expect(cell('View warehouses', 'Picker')).toBeChecked();
  expect(cell('View roles', 'Picker')).not.toHaveAttribute('aria-disabled');
});

test('undo and redo go through all roles in the order of the changes; discard ends them', async () => {
  await open();
  await userEvent.click(cell('View warehouses', 'Picker'));
  await userEvent.click(cell('View warehouses', 'Clerk'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cell('View warehouses', 'Clerk')).not.toBeChecked();
  expect(cell('View warehouses', 'Picker')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cell('View warehouses', 'Picker')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(cell('View warehouses', 'Picker')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(cell('View warehouses', 'Picker')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('of a thousand roles those in sight have elements', async () => {
  await open(
    Array.from({ length: 1000 }, (_, n) => aRole({ id: `r${n}`, name: `Role ${String(n).padStart(4, '0')}` })),
  );
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
  act(() => screen.getAllByRole('checkbox')[0]!.focus());
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await waitFor(() => expect(cell('Change pictures', 'Role 0999')).toHaveFocus());
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
});

test('the heading of a permission asks who has it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'View the audit trail: who has it?' }));
  expect(screen.getByText('?can=view_audit')).toBeInTheDocument();
});

test('on a narrow screen one role is chosen, and its permissions stand below each other', async () => {
  await open(team, { viewport: { width: 320, height: 640 } });
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
  await userEvent.keyboard('pick{Enter}');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('Picker');
  expect(screen.getByRole('checkbox', { name: /^View roles/ })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /^View warehouses/ }));
  expect(screen.getByText('+ added')).toBeVisible();
  expect(screen.getByText('+1 −0 in 1 role')).toBeVisible();
});
