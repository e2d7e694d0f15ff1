import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { allPermissions, aRole, aUser, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAccessQuestion } from '../../access-question';
import { pageOfUsers } from '../../testing/board';
import AccessPanel from './access-panel';

// Without a layout a drawer never gets the focus that shows it to assistive technology; the journeys check that it does.
configure({ defaultHidden: true });

const spare = aRole({ id: 'spare', name: 'Spare', permissions: ['manage_users'] });
const ada = aUser({ id: 'ada', firstName: 'Ada', lastName: 'Lovelace', roleID: 'picker' });
const picker = aRole({ id: 'picker', name: 'Picker', permissions: ['view_inventory', 'view_users'], users: [ada] });
const alan = aUser({ id: 'alan', firstName: 'Alan', lastName: 'Turing', email: 'bletchley@example.com' });

function Page() {
  const { me } = useSession(usePlatform());
  const question = useAccessQuestion();
  return (
    <>
      <output>{useLocation().search}</output>
      {question && <AccessPanel me={me!} question={question} />}
    </>
  );
}
const open = (search: string, options: TestPlatformOptions = {}) =>
  renderWithPlatform(<Page />, {
    path: `/roles?view=matrix&${search}`,
    routes: {
      'GET /mycompany/roles': () => ({ myRoles: [picker, spare] }),
      'GET /mycompany/permissions': () => ({ myPermissions: allPermissions() }),
      'GET /mycompany/users': (asked) => pageOfUsers([ada, alan], asked),
    },
    ...options,
  });

test('what somebody can do, the role that grants it, and what they cannot', async () => {
  open('user=ada');
  expect(await screen.findByText(/which grants 2 of 25 permissions/)).toBeVisible();
  const granted = screen.getByText('View inventory').closest('li')!;
  expect(granted).toHaveTextContent('granted by Picker');
  expect(screen.getByText('Manage users').closest('li')).toHaveTextContent('not granted');
});

test('the role leads to its card, out of the matrix', async () => {
  open('user=ada');
  const [link] = await screen.findAllByRole('link', { name: 'Picker' });
  expect(link).toHaveAttribute('href', '/roles?role=picker');
});

test('somebody without a role can do nothing, and is found by e-mail', async () => {
  open('user=ada');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Person' }));
  await userEvent.keyboard('bletch');
  expect(await screen.findByRole('option')).toHaveTextContent('Alan Turing');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Has no role/)).toBeVisible();
  expect(screen.getByText('?view=matrix&user=alan')).toBeInTheDocument();
});

test('from a permission to those who have it, and from one of them back', async () => {
  open('user=ada');
  await userEvent.click(await screen.findByRole('button', { name: /^View users/ }));
  expect(await screen.findByText('1 person has “View users”, through 1 role.')).toBeVisible();
  const people = within(screen.getByRole('list', { name: 'People with “View users”' }));
  await userEvent.click(people.getByRole('button', { name: 'Ada Lovelace' }));
  expect(await screen.findByText(/which grants 2 of 25/)).toBeVisible();
});

test('a permission that nobody has names the roles that would grant it', async () => {
  open('can=manage_users');
  expect(await screen.findByText('Nobody has “Manage users”.')).toBeVisible();
  expect(screen.getByText(/which nobody has/)).toHaveTextContent('Also granted by Spare, which nobody has.');
});

test('nonsense in the address is said, not shown', async () => {
  open('user=gone');
  expect(await screen.findByText(/not among your users/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'By permission' }));
  expect(screen.getByRole('combobox', { name: 'Permission' })).toBeInTheDocument();
});

test('closing leaves the rest of the address alone', async () => {
  open('user=ada');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText('?view=matrix')).toBeInTheDocument();
});

test('who may not see people is told which permission it takes', async () => {
  open('user=ada', { role: aRole({ id: 'r', permissions: ['view_roles'] }) });
  expect(await screen.findByText(/needs the permission “View users”/)).toBeVisible();
});

test('a failed read is said, and can be tried again', async () => {
  const { platform } = open('user=ada', {
    routes: {
      'GET /mycompany/roles': () => ({ myRoles: [picker] }),
      'GET /mycompany/permissions': () => ({ myPermissions: allPermissions() }),
      'GET /mycompany/users': () => failure('internal'),
    },
  });
  expect(await screen.findByText('Failed to fetch myUsers')).toBeVisible();
  platform.fake.on({ 'GET /mycompany/users': (asked) => pageOfUsers([ada], asked) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/which grants 2 of 25/)).toBeVisible();
});
