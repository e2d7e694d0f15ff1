import type { PermissionName, User } from '@slotwise/contract';
import { aRole, failure } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ada, alan, button, click, grace, isOff, item, lists, openBoard, pageOfUsers } from '../../testing/board';

const role = (...permissions: PermissionName[]) =>
  aRole({ id: 'lead', name: 'Shift Lead Team', permissions, users: [ada] });
const administrator = role('manage_roles', 'view_roles', 'view_users', 'manage_users');

async function select(...users: User[]) {
  for (const { id } of users) fireEvent.click(within(item(id)).getByRole('checkbox'));
  await screen.findByText(`${users.length} selected`);
}
const dialog = async () => within(await screen.findByRole('alertdialog'));

function open(refuse: readonly string[] = [], own = administrator) {
  const users = [ada, alan, grace];
  const routes: FakeRoutes = {
    'GET /mycompany/users': (asked) => pageOfUsers(users, asked),
    'DELETE /user': ({ body }) => {
      if (refuse.includes(body.user_id)) return failure('outranked');
      users.splice(
        users.findIndex(({ id }) => id === body.user_id),
        1,
      );
      return { message: 'User removed' };
    },
  };
  return openBoard({ role: own, routes: { ...lists(), ...routes } });
}

test('removes those who are selected after a question with their number, and never oneself', async () => {
  const { platform } = await open();
  await waitFor(() => expect(item('grace')).toBeVisible());
  await select(ada, alan, grace);
  click(button('Remove…'));
  const question = await dialog();
  expect(question.getByText('Remove 2 users?')).toBeVisible();
  expect(question.getByText(/^Alan Turing and Grace Hopper are signed out .* cannot be undone\.$/)).toBeVisible();
  expect(question.getByText('You are selected too, and stay.')).toBeVisible();
  expect(platform.fake.callsTo('DELETE /user')).toEqual([]);
  click(question.getByText('Remove 2 users'));
  await waitFor(() => expect(platform.notices).toMatchObject([{ intent: 'success', title: '2 users removed' }]));
  expect(platform.fake.callsTo('DELETE /user').map(({ body }) => body)).toEqual([
    { user_id: 'alan' },
    { user_id: 'grace' },
  ]);
  expect(await screen.findByText('Showing 1 of 1 users')).toBeVisible();
});

test('who cannot be removed is named with the reason and stays selected, to be tried again', async () => {
  const { platform } = await open(['alan']);
  await waitFor(() => expect(item('grace')).toBeVisible());
  await select(alan, grace);
  click(button('Remove…'));
  click((await dialog()).getByText('Remove 2 users'));
  const failed = await dialog();
  expect(await failed.findByText('1 of 2 users removed')).toBeVisible();
  expect(failed.getByRole('alert')).toHaveTextContent(/^Alan Turing: You cannot take away or change/);
  expect(failed.getByText('Try 1 again')).toBeVisible();
  click(failed.getByText('Cancel'));
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(platform.notices).toEqual([]);
});

test('what the server does not answer is given up: who is removed is told, and the others stay selected', async () => {
  const { platform } = await open();
  platform.fake.on({
    'DELETE /user': ({ body }) =>
      body.user_id === 'alan' ? { message: 'User removed' } : new Promise<never>(() => undefined),
  });
  await waitFor(() => expect(item('grace')).toBeVisible());
  await select(alan, grace);
  click(button('Remove…'));
  click((await dialog()).getByText('Remove 2 users'));
  await waitFor(() => expect(platform.fake.callsTo('DELETE /user')).toHaveLength(2));
  click((await dialog()).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(platform.notices).toMatchObject([{ intent: 'success', title: '1 user removed' }]));
  expect(await screen.findByText('1 selected')).toBeVisible();
});

test('who may not remove users can still assign them, and is told what is missing', async () => {
  await open([], role('manage_roles', 'view_roles', 'view_users'));
  await waitFor(() => expect(item('grace')).toBeVisible());
  await select(grace);
  expect(isOff(button('Remove…'))).toBe(true);
  expect(isOff(button('Assign to…'))).toBe(false);
});

test('who may remove users alone selects them, and assigns none', async () => {
  await open([], role('view_roles', 'view_users', 'manage_users'));
  await waitFor(() => expect(item('grace')).toBeVisible());
  await select(grace);
  expect(isOff(button('Remove…'))).toBe(false);
  expect(screen.queryByRole('button', { name: 'Assign to…' })).toBeNull();
});
