import type { InvitationPreview } from '@slotwise/contract';
import { failure, me, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { Route, Routes } from '@slotwise/shared/ui/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RegisterPage from './register-page';

const south = { name: 'South', avatarURL: null };
const toCompany: InvitationPreview = {
  email: 'ada@example.com',
  invitationType: 'join_company',
  Wms: null,
  Company: south,
};
const free = me({ email: 'Ada@example.com', companyID: null, wmsID: null, roleID: null });
const member = me({ email: 'ada@example.com', companyID: 'c1' });

const open = (user: typeof free | null, preview: InvitationPreview, routes: FakeRoutes = {}) =>
  renderWithPlatform((platform) => <RegisterPage platform={platform} />, {
    me: user,
    path: '/register?token=secret',
    routes: { 'POST /invitation/validtoken': () => preview, 'GET /me': () => ({ me: user ?? free }), ...routes },
  });
const accept = async () => userEvent.setup({ delay: null }).click(await screen.findByText('Accept Invitation'));

test('an account without a company or WMS joins with one press, and is told what it joined', async () => {
  const { platform } = open(free, toCompany, { 'POST /invitation/accept': () => ({ message: 'Done' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Accept invitation' })).toBeVisible();
  expect(await screen.findByText("You've been invited to join")).toBeVisible();
  expect(screen.getByText('Ada@example.com')).toBeVisible();
  await accept();
  await waitFor(() => expect(platform.navigations).toEqual([{ to: '/dashboard', replace: true }]));
  expect(platform.fake.callsTo('POST /invitation/accept')[0]?.body).toEqual({ token: 'secret' });
  expect(platform.notices).toEqual([{ intent: 'success', title: 'You joined South' }]);
});

test('one that brings a company asks for its name', async () => {
  const preview = { ...toCompany, invitationType: 'join_wms_with_new_company' as const, Wms: south, Company: null };
  const { platform } = open(free, preview, { 'POST /invitation/accept': () => ({ message: 'Done' }) });
  await accept();
  expect(screen.getByText('Company name is required')).toBeVisible();
  expect(screen.getByLabelText('Company Name')).toHaveFocus();
  expect(platform.fake.callsTo('POST /invitation/accept')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Company Name'), ' Brought ');
  await accept();
  await waitFor(() => expect(platform.navigations).toHaveLength(1));
  expect(platform.fake.callsTo('POST /invitation/accept')[0]?.body).toEqual({
    token: 'secret',
    new_company_name: 'Brought',
  });
});

test('a member is sent to the dashboard and told what became of the link; nothing is asked or sent', () => {
  const { platform } = renderWithPlatform(
    (platform) => (
      <Routes>
        <Route path="/register" element={<RegisterPage platform={platform} />} />
        <Route path="/dashboard" element="the dashboard" />
      </Routes>
    ),
    { me: member, path: '/register?token=secret' },
  );
  return waitFor(() => {
    expect(screen.getByText('the dashboard')).toBeVisible();
    expect(platform.notices).toMatchObject([{ intent: 'info', title: 'The invitation was not used' }]);
    expect(platform.fake.callsTo('POST /invitation/validtoken')).toHaveLength(0);
  });
});

test('somebody else’s invitation is accepted after logging out, in the same place', async () => {
  const { platform } = open(free, { ...toCompany, email: 'grace@example.com' });
  expect(await screen.findByText('grace@example.com', { selector: 'p *' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log out and continue' }));
  expect(platform.session.get().status).toBe('visitor');
  expect(await screen.findByText('Complete your information to join')).toBeVisible();
});

test('a dead link says so, before and after the button was pressed', async () => {
  const dead = { 'POST /invitation/validtoken': () => failure('invalid_invitation_token') };
  const { unmount } = open(free, toCompany, dead);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired invitation token');
  unmount();
  open(free, toCompany, { 'POST /invitation/accept': () => failure('invalid_invitation_token') });
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired invitation token');
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('what got no answer can be tried again', async () => {
  open(free, toCompany, { 'POST /invitation/accept': unreachable });
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
  expect(screen.getByRole('button', { name: 'Accept Invitation' })).toBeEnabled();
});

test('without an invitation who is signed in is sent to the dashboard', () => {
  renderWithPlatform(
    (platform) => (
      <Routes>
        <Route path="/register" element={<RegisterPage platform={platform} />} />
        <Route path="/dashboard" element="the dashboard" />
      </Routes>
    ),
    { me: free, path: '/register' },
  );
  expect(screen.getByText('the dashboard')).toBeVisible();
});

test('who was invited and has an account logs in without leaving the invitation', async () => {
  const { platform } = open(null, toCompany, {
    'POST /login': () => ({ access_token: 'a', refresh_token: 'r', expires_in: 600 }),
  });
  await screen.findByText('Complete your information to join');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accept invitation' })).toBeVisible();
  expect(platform.navigations).toEqual([]);
});

test('who presses “Log in” before the invitation has been checked finds the address filled in as well', async () => {
  let answer: (preview: InvitationPreview) => void = () => undefined;
  open(null, toCompany, { 'POST /invitation/validtoken': () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  answer(toCompany);
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com');
});

test('declines after being asked once more; going back keeps what was typed', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = open(null, toCompany, { 'POST /invitation/reject': () => ({ message: 'Done' }) });
  await user.type(await screen.findByLabelText('First Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Decline invitation' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Decline invitation' })).toBeVisible();
  expect(await screen.findByText(/^South will see that you declined/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
  expect(platform.fake.callsTo('POST /invitation/reject')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Decline invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Decline Invitation' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitation declined' })).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/reject')[0]?.body).toEqual({ token: 'secret' });
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/landing');
});

test('a declining that fails says why, and can be tried again', async () => {
  const user = userEvent.setup({ delay: null });
  let answer: () => Response = unreachable;
  open(free, toCompany, { 'POST /invitation/reject': () => answer() });
  await user.click(await screen.findByRole('button', { name: 'Decline invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Decline Invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  answer = () => failure('invalid_invitation_token');
  await user.click(screen.getByRole('button', { name: 'Decline Invitation' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid or expired invitation token'));
});
