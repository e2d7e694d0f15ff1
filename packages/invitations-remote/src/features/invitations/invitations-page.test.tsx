import type { Invitation } from '@slotwise/contract';
import { aRole, allPermissions, anInvitation, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvitationsPage } from './invitations-page';

// Without a layout jsdom never gives a dialog the focus that makes Tabster show it to assistive technology; the browser
// journeys check that it does.
configure({ defaultHidden: true });

const invitations = (list: Invitation[]) => ({ 'GET /mycompany/invitations': () => ({ myInvitations: list }) });
const open = (options: TestPlatformOptions) =>
  renderWithPlatform(<InvitationsPage />, { ...options, path: '/invitations' });
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();
const rows = () => within(screen.getByRole('list', { name: 'Invitations' })).getAllByRole('listitem');

test('pending ones come first with a countdown, and each state offers what it allows', async () => {
  open({
    routes: invitations([
      anInvitation({ id: 'a', email: 'done@example.com', status: 'accepted' }),
      anInvitation({ id: 'b', email: 'gone@example.com', status: 'expired' }),
      anInvitation({ id: 'c', email: 'open@example.com', expiresAt: inFuture(2 * 3600_000 + 5000) }),
    ]),
  });
  expect(await screen.findByText('3 of 3 invitations')).toBeVisible();
  const first = within(rows()[0]!);
  expect(first.getByText('open@example.com')).toBeVisible();
  expect(first.getByText('Pending')).toBeVisible();
  expect(first.getByText('2h 00m')).toBeVisible();
  expect(first.getByRole('button', { name: 'Cancel the invitation to open@example.com' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resend the invitation to gone@example.com' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /done@example.com/ })).not.toBeInTheDocument();
});

test('at zero the server is asked, once, and its answer is shown', async () => {
  const invitation = anInvitation({ id: 'a', email: 'a@example.com', expiresAt: inFuture(700) });
  const { platform } = open({
    routes: {
      ...invitations([invitation]),
      'POST /invitation/expire': () => ({ message: 'Expired.', invitation: { ...invitation, status: 'expired' } }),
    },
  });
  await screen.findByText('Pending');
  expect(await screen.findByText('Expired', undefined, { timeout: 4000 })).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/expire').map(({ body }) => body)).toEqual([{ invitation_id: 'a' }]);
});

test('while an invitation is being canceled its row is busy; a failure frees it and is told', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { platform } = open({
    routes: {
      ...invitations([anInvitation({ id: 'a', email: 'a@example.com' })]),
      'PATCH /invitation/cancel': () => new Promise<Response>((resolve) => (answer = resolve)),
    },
  });
  const button = await screen.findByRole('button', { name: /^Cancel the invitation/ });
  await userEvent.click(button);
  expect(rows()[0]).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(platform.fake.callsTo('PATCH /invitation/cancel')).toHaveLength(1));
  act(() => answer(failure('invitation_not_pending')));
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-busy', 'false'));
  expect(platform.notices).toMatchObject([{ intent: 'error', title: 'Invitation to a@example.com was not canceled' }]);
});

test('resending makes an invitation pending again', async () => {
  const invitation = anInvitation({ id: 'a', email: 'a@example.com', status: 'rejected' });
  open({
    routes: {
      ...invitations([invitation]),
      'PATCH /invitation/resend': () => ({ message: 'Sent.', invitation: { ...invitation, status: 'pending' } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Resend/ }));
  expect(await screen.findByText('Pending')).toBeVisible();
});

test('an invitation goes out trimmed, with the smallest role preselected', async () => {
  const { platform } = open({
    routes: {
      ...invitations([]),
      'GET /mycompany/roles': () => ({
        myRoles: [
          aRole({ id: 'owner', name: 'Owner', permissions: allPermissions() }),
          aRole({ id: 'member', name: 'Member', permissions: ['view_roles'] }),
        ],
      }),
      'POST /invitation': () => ({ message: 'Sent.', invitation: anInvitation({ email: 'new@example.com' }) }),
    },
  });
  await screen.findByText('No invitations found.');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading')).toHaveTextContent('Send Invitation');
  expect(dialog.getByText('Invite someone to join your organization.')).toBeVisible();
  expect(await dialog.findByLabelText('Role')).toHaveValue('member');
  const submit = dialog.getByRole('button', { name: 'Send Invitation' });
  expect(submit).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/^Email/), 'new@example{Enter}');
  expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Email/), '.com');
  await userEvent.type(dialog.getByLabelText('Name (optional)'), ' Ann ');
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.fake.callsTo('POST /invitation').map(({ body }) => body)).toEqual([
    { invitation_type: 'join_company', email: 'new@example.com', name: 'Ann', role_id: 'member' },
  ]);
  expect(await screen.findByText('1 of 1 invitations')).toBeVisible();
});

test('a provider may send its own two types, by phone too, and picks no role for them', async () => {
  open({ me: me({ userType: 'wms' }), routes: { 'GET /mywms/invitations': () => ({ myInvitations: [] }) } });
  await screen.findByText('No invitations found.');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog'));
  const types = within(dialog.getByLabelText('Invitation Type')).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).toEqual(['Join WMS', 'Join WMS with New Company']);
  expect(dialog.queryByLabelText('Role')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('tab', { name: 'Phone' }));
  await userEvent.type(dialog.getByLabelText(/^Phone/), '  ');
  expect(dialog.getByRole('button', { name: 'Send Invitation' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/^Phone/), '+49 1');
  expect(dialog.getByRole('button', { name: 'Send Invitation' })).toBeEnabled();
});

test('the search says how many match', async () => {
  open({ routes: invitations([anInvitation({ email: 'a@x.com' }), anInvitation({ email: 'b@y.com' })]) });
  await userEvent.type(await screen.findByPlaceholderText('Search invitations...'), 'X.COM');
  expect(screen.getByText('1 of 2 invitations')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Search invitations...'), 'z');
  expect(screen.getByText('No invitations found matching your search.')).toBeVisible();
});

test('a failed read says so and can be tried again', async () => {
  const { platform } = open({ routes: { 'GET /mycompany/invitations': () => failure('unavailable') } });
  expect(await screen.findByText('Error loading invitations: Failed to fetch myInvitations')).toBeVisible();
  platform.fake.on(invitations([anInvitation()]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 of 1 invitations')).toBeVisible();
});

test('who may only look sees no actions', async () => {
  open({
    role: aRole({ id: 'r', permissions: ['view_invitations'] }),
    routes: invitations([anInvitation({ email: 'a@example.com' })]),
  });
  await screen.findByText('1 of 1 invitations');
  expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveAttribute('aria-disabled', 'true');
});
