import { failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ForgotPasswordPage from './forgot-password-page';
import ResetPasswordPage from './reset-password-page';

const done = () => ({ message: 'Done' });

describe('forgot password', () => {
  const show = (routes: FakeRoutes = {}) =>
    renderWithPlatform((platform) => <ForgotPasswordPage platform={platform} />, {
      me: null,
      path: '/forgot-password',
      routes,
    });

  test('checks the address', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('says the same for every address', async () => {
    const user = userEvent.setup({ delay: null });
    const { platform } = show({ 'POST /password/forgot': done });
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('If there is an account for ada@example.com, a link');
    expect(platform.fake.callsTo('POST /password/forgot')[0]?.body).toEqual({ email: 'ada@example.com' });
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  test('says when there were too many attempts', async () => {
    const user = userEvent.setup({ delay: null });
    show({ 'POST /password/forgot': () => failure('rate_limited') });
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });
});

describe('reset password', () => {
  function Address() {
    const { pathname, search } = useLocation();
    return <output data-testid="address">{pathname + search}</output>;
  }
  const show = (path: string, routes: FakeRoutes = {}) =>
    renderWithPlatform(
      (platform) => (
        <>
          <ResetPasswordPage platform={platform} />
          <Address />
        </>
      ),
      { me: null, path, routes },
    );

  test('a link without a token offers a new one', () => {
    show('/reset-password');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is no longer valid. Please request a new one.');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  test('changes the password and goes to the login; the token leaves the address', async () => {
    const user = userEvent.setup({ delay: null });
    const { platform } = show('/reset-password?token=secret', { 'POST /password/reset': done });
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/reset-password$/);
    await user.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(screen.getByText('Use 8 or more characters')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'er no more{Enter}');
    await waitFor(() => expect(platform.navigations).toEqual([{ to: '/login', replace: true }]));
    expect(platform.notices[0]?.title).toBe('Your password is changed');
    expect(platform.fake.callsTo('POST /password/reset')[0]?.body).toEqual({
      token: 'secret',
      password: 'shorter no more',
    });
  });

  test('a used link is dead; a common password is said under the field', async () => {
    const user = userEvent.setup({ delay: null });
    const { platform } = show('/reset-password?token=secret', {
      'POST /password/reset': () => failure('password_too_common'),
    });
    await user.type(screen.getByLabelText('New password'), 'password1{Enter}');
    expect(await screen.findByText(/This password is too common/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toBeInvalid();
    platform.fake.on({ 'POST /password/reset': () => failure('invalid_reset_token') });
    await user.type(screen.getByLabelText('New password'), '!{Enter}');
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeVisible();
  });
});
