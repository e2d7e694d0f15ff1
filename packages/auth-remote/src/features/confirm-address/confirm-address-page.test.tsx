import { failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfirmAddressPage from './confirm-address-page';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const show = (
  routes: FakeRoutes,
  { path = '/confirm-address?token=secret', signedIn = false, confirmed = false } = {},
) =>
  renderWithPlatform(
    (platform) => (
      <>
        <ConfirmAddressPage platform={platform} />
        <Address />
      </>
    ),
    {
      ...(signedIn ? { me: me({ emailConfirmed: confirmed }) } : { me: null }),
      path,
      routes: { 'POST /email/confirm/check': () => ({ email: 'ada@new.example' }), ...routes },
    },
  );
const type = (password: string) => userEvent.type(screen.getByLabelText('Password of that account'), password);
const confirm = () => screen.getByRole('button', { name: 'Confirm address' });
const done = () => ({ message: 'Done' });

test('asks before it confirms, takes the token out of the address, and leads on', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /email/confirm': done });
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/confirm-address$/);
  expect(platform.fake.callsTo('POST /email/confirm')).toHaveLength(0);
  expect(await screen.findByText('ada@new.example')).toBeVisible();
  expect(platform.fake.callsTo('POST /email/confirm/check')[0]?.body).toEqual({ token: 'secret' });
  await user.click(confirm());
  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(platform.fake.callsTo('POST /email/confirm')).toHaveLength(0);
  await type('one of mine');
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  expect(platform.fake.callsTo('POST /email/confirm')[0]?.body).toEqual({ token: 'secret', password: 'one of mine' });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('who is signed in goes on to the dashboard', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /email/confirm': done }, { signedIn: true });
  await user.click(confirm());
  expect(platform.fake.callsTo('POST /email/confirm')[0]?.body).toEqual({ token: 'secret' });
  expect(await screen.findByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('a link without a token, or one that was used, is no red error, and says where a new one comes from', async () => {
  const first = show({}, { path: '/confirm-address' });
  expect(screen.getByRole('heading', { name: 'This link was used, or it is too old' })).toBeVisible();
  expect(screen.getByText(/nothing left to do: log in/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('alert')).toBeNull();
  first.unmount();
  const used = { 'POST /email/confirm/check': () => failure('invalid_confirmation_token') };
  const second = show(used, { signedIn: true });
  expect(await screen.findByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/settings');
  expect(screen.queryByRole('button', { name: 'Confirm address' })).toBeNull();
  second.unmount();
  show(used, { signedIn: true, confirmed: true });
  expect(await screen.findByRole('heading', { name: 'Your address is already confirmed' })).toBeVisible();
  expect(screen.getByText(/^ada@example.com is confirmed\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('a link that is used up meanwhile says so, and one that could not be looked at can be confirmed', async () => {
  const user = userEvent.setup({ delay: null });
  show(
    {
      'POST /email/confirm/check': () => failure('internal'),
      'POST /email/confirm': () => failure('invalid_confirmation_token'),
    },
    { signedIn: true },
  );
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'This link was used, or it is too old' })).toBeVisible();
});

test('who is signed in with another account is asked for the password of the one that it is about', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /email/confirm': () => failure('invalid_credentials') }, { signedIn: true });
  await user.click(confirm());
  expect(await screen.findByText('You are not signed in with that account: type its password')).toBeVisible();
  await type('not it');
  await user.click(confirm());
  expect(await screen.findByText('This is not the password of that account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  platform.fake.on({ 'POST /email/confirm': done });
  await type('!');
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});

test('says when another account has the address', async () => {
  const user = userEvent.setup({ delay: null });
  show({ 'POST /email/confirm': () => failure('address_held') });
  await type('one of mine');
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'This address belongs to another account' })).toBeVisible();
});

test('a failure leaves the link to be tried again', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /email/confirm': () => failure('internal') });
  await type('one of mine');
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toBeVisible();
  platform.fake.on({ 'POST /email/confirm': done });
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});
