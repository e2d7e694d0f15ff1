import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AppProviders,
  Button,
  EmptyState,
  ErrorState,
  InitialsAvatar,
  initialsOf,
  leadingLettersOf,
  ListSkeleton,
  LiveDot,
  NoPermissionState,
  PageHeader,
  PageToolbar,
  StatusBadge,
} from '../index';

function Light({ children }: { children: React.ReactNode }) {
  return <AppProviders theme="light">{children}</AppProviders>;
}

test('the page title can take the focus after a navigation but is no tab stop', () => {
  render(<PageHeader title="Roles" count="3 of 12 roles" action={<Button>Create</Button>} />, { wrapper: Light });
  const title = screen.getByRole('heading', { level: 1, name: 'Roles' });
  expect(title).toHaveAttribute('data-page-title');
  expect(title).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText('3 of 12 roles')).toHaveAttribute('aria-live', 'polite');
});

test('a toolbar is a named group', () => {
  render(<PageToolbar label="Filter roles">x</PageToolbar>, { wrapper: Light });
  expect(screen.getByRole('group', { name: 'Filter roles' })).toBeInTheDocument();
});

test('an error is announced and offers a retry that works by keyboard', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Error loading invitations: timeout" advice="Try again." onRetry={onRetry} />, {
    wrapper: Light,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading invitations: timeout');
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a retry that runs takes no second click', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Failed" onRetry={onRetry} retrying />, { wrapper: Light });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('an empty state says why and offers the next step', () => {
  render(
    <EmptyState
      title="No roles found matching your search."
      reason="A filter hides 3."
      action={<Button>Clear filters</Button>}
    />,
    {
      wrapper: Light,
    },
  );
  expect(screen.getByText('No roles found matching your search.')).toBeVisible();
  expect(screen.getByText('A filter hides 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

test('a missing permission is named, and who can grant it', () => {
  render(<NoPermissionState permission="manage_roles" />, { wrapper: Light });
  expect(screen.getByText(/needs the permission/)).toHaveTextContent(
    'It needs the permission “Manage roles”. Ask an administrator of your organization to add it to your role.',
  );
});

test('a skeleton says that it loads, and how many places it holds is not read', () => {
  render(<ListSkeleton />, { wrapper: Light });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('progressbar', { hidden: false })).not.toBeInTheDocument();
});

test('a status is a word, whatever its colour', () => {
  render(<StatusBadge tone="danger" label="Rejected" />, { wrapper: Light });
  expect(screen.getByText('Rejected')).toBeVisible();
});

test('the live dot tells its state and the reason', () => {
  render(<LiveDot state="reconnecting" reason="The server closed the stream." />, { wrapper: Light });
  expect(screen.getByRole('img', { name: 'Reconnecting: The server closed the stream.' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});

test.each([
  ['Night shift leads', 'NS'],
  ['ada', 'A'],
  ['  Ärzte  ohne Grenzen ', 'ÄO'],
  ['(Owner) of 3 sites', 'OO'],
  ['!!!', ''],
  ['', ''],
])('initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('an organization shows the first two letters of its name', () => {
  expect(leadingLettersOf('Acme Logistics')).toBe('AC');
  // A capital of two letters stays within two.
  expect(leadingLettersOf('ßx')).toBe('SS');
});

test('an avatar that stands alone carries the name; beside a name it is silent', () => {
  const { rerender } = render(<InitialsAvatar name="Ada Lovelace" decorative={false} />, { wrapper: Light });
  expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  rerender(<InitialsAvatar name="Ada Lovelace" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
